import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives';
import { color } from '../../theme/tokens';
import { VerificationLabel } from './VerificationLabel';

const MutedMark = styled(VerificationLabel)`
  color: ${color.text3};
`;

/** For an agent who is not verified. Muted, so that it does not read as a warning. */
export function NotVerified() {
  return (
    <MutedMark>
      <Icon icon={CircleAlert} size="s" />
      Not Verified
    </MutedMark>
  );
}
