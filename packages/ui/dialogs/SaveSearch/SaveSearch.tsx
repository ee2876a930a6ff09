import { MAX_SEARCH_NAME, readSearchName } from '@efie/domain/search';
import { useId, useRef, useState } from 'react';
import { Button, Text, TextInput } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';

export interface SaveSearchProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Cancel, Escape, a press outside or the close button, and after saving. */
  onClose: () => void;
  /** Initial value of the name. */
  suggestedName: string;
  /** The filters: 'Ashanti, For Rent, 3 bedrooms'. */
  filtersText: string;
  /** False when the browser stores nothing: the text says so. */
  isStorageWorking?: boolean;
  /** Called with the name, which is not empty. */
  onSave: (saved: { name: string }) => void;
}

/** Asks for the name of a search to save on this device. Lazy-load it, and give it a new `key` each time it opens. */
export function SaveSearch({
  isOpen,
  onClose,
  suggestedName,
  filtersText,
  isStorageWorking = true,
  onSave,
}: SaveSearchProps) {
  const formId = useId();
  const [text, setText] = useState(suggestedName);
  const [hasError, setHasError] = useState(false);
  const name = readSearchName(text);
  const field = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Save search"
      description={<bdi>{filtersText}</bdi>}
      initialFocus={field}
      otherAction={
        <Button kind="ghost" size="large" onClick={onClose}>
          Cancel
        </Button>
      }
      mainAction={
        <Button type="submit" form={formId} size="large">
          Save
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setHasError(name === '');
          if (name === '') {
            // Screen readers then say the error, which describes the field.
            field.current?.focus();
            return;
          }
          onSave({ name });
          onClose();
        }}
      >
        <TextInput
          ref={field}
          label="Name"
          name="name"
          dir="auto"
          required
          autoComplete="off"
          maxLength={MAX_SEARCH_NAME}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
          error={hasError && name === '' ? 'Enter a name' : undefined}
        />
        <Text tone="secondary" variant="small">
          {isStorageWorking
            ? 'Saved on this device only.'
            : 'This browser is not keeping data: the search is lost when you close or reload the page.'}
        </Text>
      </form>
    </FormDialog>
  );
}
