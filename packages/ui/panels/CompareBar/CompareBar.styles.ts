import { styled } from 'styled-components';
import { color, componentType, fixedSpace, media, radius, shadow, size, space, z } from '../../theme/tokens';

/** In the flow after the screen, so that it never covers the end of the page. */
export const Track = styled.div`
  position: sticky;
  z-index: ${z.sticky};
  inset-block-end: 0;
  display: grid;
  justify-items: center;
  padding: ${fixedSpace[2]} ${space.gutter} calc(${fixedSpace[2]} + env(safe-area-inset-bottom));
  pointer-events: none;
  ${media.belowLg} {
    /* Above the bar with the contact buttons. */
    body:has([data-contact-bar][data-hidden='false']) & {
      inset-block-end: calc(${size.contactBar} + env(safe-area-inset-bottom));
      /* One bar at a time: only the link stays. */
      &[data-compare-bar] {
        justify-items: start;
        [role='status'] {
          position: absolute;
          clip-path: inset(50%);
        }
        button {
          display: none;
        }
      }
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
  padding-block: ${fixedSpace[2]};
  padding-inline: ${fixedSpace[5]} ${fixedSpace[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
  pointer-events: auto;
`;

export const Count = styled.span`
  ${componentType.strong}
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
