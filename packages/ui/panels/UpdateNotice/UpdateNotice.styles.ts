import { styled } from 'styled-components';
import { componentType, media, size } from '../../theme/tokens';
import { Track as CompareTrack } from '../CompareBar/CompareBar.styles';

export { Actions, Bar } from '../CompareBar/CompareBar.styles';

/** Height of the compare bar, with the space around it. */
const compareBar = '4.75rem';

/** Above the other bars at the bottom of the viewport. */
export const Track = styled(CompareTrack)`
  body:has([data-compare-bar]) & {
    inset-block-end: ${compareBar};
  }
  ${media.belowLg} {
    body:has([data-compare-bar]):has([data-contact-bar][data-hidden='false']) & {
      inset-block-end: calc(${compareBar} + ${size.contactBar} + env(safe-area-inset-bottom));
    }
  }
`;

export const Message = styled.span`
  ${componentType.strong}
`;
