import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '../Button';

type Look = Pick<ButtonProps, 'icon' | 'isFullWidth' | 'isLoading' | 'disabledReason' | 'aria-describedby'>;

export interface FileButtonProps extends Look {
  /** 'Add photos'. */
  label: string;
  /** MIME types or extensions, as in the `accept` attribute. */
  accept: string;
  /** Several files can be chosen at once. */
  isMultiple?: boolean;
  /** Opens the camera at the back of a phone instead of the file chooser. */
  isCamera?: boolean;
  /** Receives the files. */
  onFiles: (files: readonly File[]) => void;
}

/** A secondary button that opens the file chooser. */
export function FileButton({
  label,
  accept,
  isMultiple = false,
  isCamera = false,
  onFiles,
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Otherwise the same file could not be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button {...look} kind="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      {/* Opened by the button; hidden from view, the tab order and assistive technology. */}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' })}
        aria-label={label}
        onChange={onChange}
        style={{ display: 'none' }}
      />
    </>
  );
}
