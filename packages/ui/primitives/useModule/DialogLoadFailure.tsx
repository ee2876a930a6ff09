import { styled } from 'styled-components';
import { color, container, fixedSpace, radius, shadow, space } from '../../theme/tokens';
import { Button } from '../Button';
import type { LoadFailureProps } from './createModule';
import { LoadFailure } from './LoadFailure';

const Box = styled.dialog`
  inline-size: min(100% - ${fixedSpace[12]}, ${container.dialogSmall});
  margin: auto;
  padding: ${space[4]} ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow.e3};
  color: ${color.text};
  & > button {
    margin-block-start: ${space[3]};
  }
  &::backdrop {
    background: ${color.scrim};
  }
`;

/** Ref callback. Also closes on unmount, which returns focus to the opener before the loaded dialog stores it. */
function showModal(element: HTMLDialogElement | null) {
  element?.showModal();
  return () => element?.close();
}

export interface DialogLoadFailureProps extends Pick<LoadFailureProps, 'onRetry'> {
  /** Closed, it renders nothing. Default true. */
  isOpen?: boolean;
  /** Called on Escape and by Close. */
  onClose: () => void;
}

/** Replaces a dialog, sheet or menu whose code could not be loaded. It needs no library, which might not load either. */
export function DialogLoadFailure({ isOpen = true, onClose, onRetry }: DialogLoadFailureProps) {
  if (!isOpen) return null;
  return (
    <Box
      ref={showModal}
      aria-label="Not loaded"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <LoadFailure onRetry={onRetry} />
      <Button kind="secondary" isFullWidth onClick={onClose}>
        Close
      </Button>
    </Box>
  );
}
