import { formatPhone, telHref } from '@efie/domain';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

const OnPaper = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-block-start: ${space[3]};
  }
`;

interface PrintedPhoneProps {
  /** Nothing is shown for a number that cannot be called. */
  phone: string;
}

/** The phone number, shown only in print, where the buttons are hidden. Nothing for an unusable number. */
export function PrintedPhone({ phone }: PrintedPhoneProps) {
  return telHref(phone) === null ? null : <OnPaper>{formatPhone(phone)}</OnPaper>;
}
