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

/** Paper takes no presses: in the place of the buttons the number itself stands on it, where it is a usable one. */
export function PrintedPhone({ phone }: { phone: string }) {
  return telHref(phone) === null ? null : <OnPaper>{formatPhone(phone)}</OnPaper>;
}
