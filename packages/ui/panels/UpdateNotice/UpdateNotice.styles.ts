import { styled } from 'styled-components';
import { color, componentType, fixedSpace, media, radius, shadow, size, space, z } from '../../theme/tokens';

/** Height of the compare bar, with the space around it. */
const compareBar = '4.75rem';

/** In the flow after the screen, so that it never covers the end of the page, and above the bars at the viewport's bottom. */
export const Track = styled.div`
  position: sticky;
  z-index: ${z.sticky};
  inset-block-end: 0;
  display: grid;
  justify-items: center;
  padding: ${fixedSpace[2]} ${space.gutter} calc(${fixedSpace[2]} + env(safe-area-inset-bottom));
  pointer-events: none;
  body:has([data-compare-bar]) & {
    inset-block-end: ${compareBar};
  }
  ${media.belowLg} {
    body:has([data-contact-bar][data-hidden='false']) & {
      inset-block-end: calc(${size.contactBar} + env(safe-area-inset-bottom));
    }
    body:has([data-compare-bar]):has([data-contact-bar][data-hidden='false']) & {
      inset-block-end: calc(${compareBar} + ${size.contactBar} + env(safe-area-inset-bottom));
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  padding: ${fixedSpace[2]} ${fixedSpace[2]} ${fixedSpace[2]} ${fixedSpace[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
  pointer-events: auto;
`;

export const Message = styled.span`
  ${componentType.strong}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
