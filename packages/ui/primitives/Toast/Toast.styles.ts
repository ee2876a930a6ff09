import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, shadow, size, space, type, z } from '../../theme/tokens';

/** Top center, 400 px wide, on phones the full width less 32 px. Toasts can be pressed while a dialog blocks the page. */
export const ToastArea = styled.div`
  position: fixed;
  z-index: ${z.toast};
  inset-block-start: calc(${fixedSpace[4]} + env(safe-area-inset-top));
  inset-inline: ${fixedSpace[4]};
  display: grid;
  justify-items: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  /* Below the round buttons over the photos of a listing, one of which may have caused the toast. */
  ${media.belowLg} {
    body:has([data-contact-bar]) & {
      inset-block-start: calc(7.75rem + env(safe-area-inset-top));
    }
  }
  &&[data-at-end] {
    inset-block: auto calc(${fixedSpace[4]} + env(safe-area-inset-bottom));
    ${media.belowLg} {
      body:has([data-contact-bar]) & {
        inset-block-end: calc(6.5rem + env(safe-area-inset-bottom));
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Card = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 400px;
  padding-block: calc(${fixedSpace[3.5]} - 1px);
  padding-inline: ${space[4]} ${fixedSpace[12]};
  border: 1px solid transparent;
  border-radius: ${radius.toast};
  background: ${color.toast};
  box-shadow: ${shadow.e3};
  color: ${color.onToast};
  animation: efie-toast-in ${motion.base} ${motion.enter};
  &[data-leaving='true'] {
    animation: efie-toast-out ${motion.fast} ${motion.exit} forwards;
  }
  &[data-kind='error'] > svg {
    color: ${color.toastDanger};
  }
  & > svg {
    margin-block-start: 1px;
  }
`;

export const TextBlock = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  ${type.button}
`;

export const Description = styled.p`
  ${type.small}
  color: color-mix(in srgb, ${color.onToast} 82%, ${color.toast});
`;

export const Action = styled.button`
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
  margin-block: 0 calc(-1 * ${fixedSpace[2]});
  border-radius: ${radius.toast};
  ${type.button}
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:focus-visible {
    outline-color: currentColor;
  }
`;

export const Close = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.toast};
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: calc(-1 * ${fixedSpace[1.5]});
  }
  ${media.hover} {
    &:hover {
      background: ${color.toastLine};
    }
  }
`;
