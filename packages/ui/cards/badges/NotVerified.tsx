import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives';
import { color } from '../../theme/tokens';
import { AgentMark } from './AgentMark';

const Quiet = styled(AgentMark)`
  color: ${color.text3};
`;

/** Where an agent is shown in person and nobody has verified them (checklist 510). It accuses nobody. */
export function NotVerified() {
  return (
    <Quiet>
      <Icon icon={CircleAlert} size="s" />
      Not Verified
    </Quiet>
  );
}
