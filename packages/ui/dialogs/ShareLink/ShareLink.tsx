import { useRef, useState } from 'react';
import { Button, TextInput } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';
import { LinkField } from './ShareLink.styles';

export interface ShareLinkProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside or the close button. */
  onClose: () => void;
  /** Title of the dialog, such as 'Share this property'. */
  title: string;
  /** The link to copy. */
  url: string;
  /** Copies the URL; resolves to false if the browser does not allow it. */
  onCopy: () => Promise<boolean>;
}

/** Shows a selected link to copy manually when the browser cannot copy it. Lazy-load it. */
export function ShareLink({ isOpen, onClose, title, url, onCopy }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const copy = async () => {
    if (await onCopy()) return;
    setHasCopyFailed(true);
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description="Copy the link and send it to anyone."
      initialFocus={field}
      mainAction={
        <Button size="large" onClick={() => void copy()}>
          Copy
        </Button>
      }
    >
      <LinkField>
        <TextInput
          ref={field}
          label="Link"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          hint={
            hasCopyFailed
              ? 'This browser does not allow copying here. The link is selected: copy it yourself.'
              : undefined
          }
        />
      </LinkField>
    </Dialog>
  );
}
