import { ImageIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { showPhoto } from '../../hooks/savingData';
import { useWaitingPhoto } from '../../hooks/waitingPhotos';
import { color, radius, size, z } from '../../theme/tokens';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Motif } from '../Motif';
import { Box, Fallback } from './ImageWithFallback.styles';

/** In the middle; above the link that covers a card. */
const Middle = styled.span`
  position: absolute;
  z-index: ${z.cardAction};
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.pill};
  background: ${color.glass};
  color: ${color.onGlass};
`;

/** Moves focus from a button that is about to be removed to the photo's box. */
function focusBox(button: HTMLElement): void {
  const box = button.closest<HTMLElement>(`${Box}`);
  if (!box) return;
  box.tabIndex = -1;
  box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true });
  box.focus({ preventScroll: true });
}

export interface WaitingPhotoProps {
  src: string;
  alt: string;
  seed: string | number;
  isInButton: boolean;
}

/** The motif of a photo that the data saver has not loaded, with a button that loads it, or its mark in a button. */
export function WaitingPhoto({ src, alt, seed, isInButton }: WaitingPhotoProps) {
  useWaitingPhoto(src);
  return (
    <>
      <Fallback role="img" aria-label={alt}>
        <Motif seed={seed} columns={6} rows={4} set="placeholder" fit="cover" />
      </Fallback>
      <Middle>
        {isInButton ? (
          <Mark>
            <Icon icon={ImageIcon} />
          </Mark>
        ) : (
          <IconButton
            kind="glass"
            icon={ImageIcon}
            label={`Show photo: ${alt}`}
            onClick={(event) => {
              // A card's photos open the listing when they are pressed.
              event.stopPropagation();
              focusBox(event.currentTarget);
              showPhoto(src);
            }}
          />
        )}
      </Middle>
    </>
  );
}
