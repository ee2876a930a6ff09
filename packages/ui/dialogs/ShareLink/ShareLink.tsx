import { useRef, useState } from 'react';
import { Button, TextInput } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';
import { Below } from './ShareLink.styles';

export interface ShareLinkProps {
  isOpen: boolean;
  onClose: () => void;
  /** The whole address. */
  url: string;
  /** Copies it once more; false when the browser refuses again. */
  onCopy: () => Promise<boolean>;
}

/**
 * Where the browser refuses to copy: the link itself, selected, to be copied by hand (ruling 68). Import it lazily: it
 * brings the dialog's code with it.
 */
export function ShareLink({ isOpen, onClose, url, onCopy }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (await onCopy()) return;
    setRefused(true);
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Share this property"
      description="Copy the link and send it to anyone."
      initialFocus={field}
      mainAction={
        <Button size="large" onClick={() => void copy()}>
          Copy
        </Button>
      }
    >
      <Below>
        <TextInput
          ref={field}
          label="Link"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          hint={
            isRefused
              ? 'This browser does not allow copying here. The link is selected: copy it yourself.'
              : undefined
          }
        />
      </Below>
    </Dialog>
  );
}
