import { useSession } from '@efie/api';
import { Button, type ButtonProps } from '@efie/ui';
import { paths } from '../../routing/paths';
import { useListProperty } from '../../routing/useListProperty';

/** For an agent it checks the listing limit, for everyone else it is a link to the agent login. */
export function ListPropertyButton(props: Pick<ButtonProps, 'kind' | 'size'>) {
  const { role } = useSession();
  const onClick = useListProperty();
  return (
    <Button {...props} {...(role === 'agent' ? { onClick } : { href: paths.agentLogin })}>
      List Your Property
    </Button>
  );
}
