import { useSession } from '@efie/api';
import { paths } from '../../routing/paths';
import { useListProperty } from '../../routing/useListProperty';

/**
 * The props of a List Your Property button: for an agent a click handler that checks the listing limit, for everyone else a
 * link to the agent login. Spread them into a Button.
 */
export function useListPropertyAction(): { href: string } | { onClick: () => void } {
  const { role } = useSession();
  const onClick = useListProperty();
  return role === 'agent' ? { onClick } : { href: paths.agentLogin };
}
