import { formatPhone, telHref } from '@efie/domain/contact';
import { styled } from 'styled-components';
import { Text } from '../../primitives';
import { media, space } from '../../theme/tokens';
import { noCallReason } from '../PropertyCard/PropertyCard.helpers';

const OnPaper = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-block-start: ${space[3]};
  }
`;

interface PhoneLineProps {
  /** The agent's number as they wrote it. */
  phone: string;
}

/** The phone number in print, where the buttons are hidden. One that cannot be called is also shown on the screen, to copy. */
export function PhoneLine({ phone }: PhoneLineProps) {
  if (telHref(phone) !== null) return <OnPaper translate="no">{formatPhone(phone)}</OnPaper>;
  return (
    phone.trim() !== '' && (
      <Text tone="secondary">
        <bdi>{noCallReason(phone)}</bdi>
      </Text>
    )
  );
}
