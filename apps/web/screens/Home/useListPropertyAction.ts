import { useSession } from '@efie/api';
import { paths } from '../../routing/paths';
import { useListProperty } from '../../routing/useListProperty';

/**
 * What a List Your Property button is: for an agent a press that runs the rule, for anyone else a link to the agent login
 * (checklist 78 to 82, 98). Spread it into a Button.
 */
export function useListPropertyAction(): { href: string } | { onClick: () => void } {
  const { role } = useSession();
  const onClick = useListProperty();
  return role === 'agent' ? { onClick } : { href: paths.agentLogin };
}
