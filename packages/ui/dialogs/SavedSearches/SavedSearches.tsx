import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME, readSearchName } from '@efie/domain/search';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button, IconButton, Link, Text, TextInput } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';
import { Facts, Name, News, Notes, RenameForm, Row, RowActions, Rows } from './SavedSearches.styles';

/** A saved search as it is listed; its filters identify it. */
export interface SavedSearchItem {
  /** The filters, as in the URL of the listings. */
  query: string;
  name: string;
  /** 'Ashanti, For Rent, 3 bedrooms'. */
  filtersText: string;
  /** '3 new since Tuesday'; undefined until it is known. */
  newsText: string | undefined;
  hasNew: boolean;
}

export interface SavedSearchesProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside or the close button, and when a search is opened. */
  onClose: () => void;
  /** The saved searches, in the order shown. */
  items: readonly SavedSearchItem[];
  /** Returns the URL of the results. */
  hrefFor: (item: SavedSearchItem) => string;
  /** False when the browser stores nothing: a notice says so. */
  isStorageWorking?: boolean;
  /** Something that was stored could not be read: a notice says so. */
  isDamaged?: boolean;
  /** A search was opened by its link. */
  onOpened: (item: SavedSearchItem) => void;
  /** Called with a name that is not empty. */
  onRename: (renamed: { query: string; name: string }) => void;
  /** Deletes without asking, and returns what Undo calls: it restores the search, or returns false. */
  onDelete: (item: SavedSearchItem) => () => boolean;
}

interface Deleted {
  item: SavedSearchItem;
  index: number;
  undo: () => boolean;
  hasFailed: boolean;
}

const focusWhenMounted = (element: HTMLElement | null) => element?.focus();

function RenameRow({ item, onDone }: { item: SavedSearchItem; onDone: (name: string | null) => void }) {
  const [text, setText] = useState(item.name);
  const name = readSearchName(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <RenameForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') onDone(name);
        // Screen readers then say the error, which describes the field.
        else field.current?.focus();
      }}
    >
      <TextInput
        ref={field}
        label={`New name of ${item.name}`}
        dir="auto"
        required
        autoComplete="off"
        maxLength={MAX_SEARCH_NAME}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={name === '' ? 'Enter a name' : undefined}
      />
      <div>
        <Button type="submit">Save name</Button>
        <Button kind="ghost" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </RenameForm>
  );
}

/**
 * The searches that are saved on this device: open, rename, and delete with Undo, which stays in the place of the deleted row
 * until the next one is deleted or the list is closed. Lazy-load it.
 */
export function SavedSearches({
  isOpen,
  onClose,
  items,
  hrefFor,
  isStorageWorking = true,
  isDamaged = false,
  onOpened,
  onRename,
  onDelete,
}: SavedSearchesProps) {
  const [renamedQuery, setRenamedQuery] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  /** The control that receives focus when it is rendered again. */
  const [focused, setFocused] = useState<string | null>(null);
  const focusIf = (key: string) => (focused === key ? focusWhenMounted : undefined);
  const close = () => {
    setDeleted(null);
    setRenamedQuery(null);
    setFocused(null);
    onClose();
  };

  const rows = items.map((item, index) => (
    <Row key={item.query}>
      {renamedQuery === item.query ? (
        <RenameRow
          item={item}
          onDone={(name) => {
            if (name !== null) onRename({ query: item.query, name });
            setRenamedQuery(null);
            setFocused(`rename ${item.query}`);
          }}
        />
      ) : (
        <>
          <div>
            <Name>
              <Link
                ref={focusIf(`open ${item.query}`)}
                href={hrefFor(item)}
                onClick={() => {
                  onOpened(item);
                  close();
                }}
              >
                <bdi>{item.name}</bdi>
              </Link>
            </Name>
            <Facts>
              <bdi>{item.filtersText}</bdi>
            </Facts>
            <News data-new={item.hasNew}>{item.newsText ?? '\u00a0'}</News>
          </div>
          <RowActions>
            <IconButton
              ref={focusIf(`rename ${item.query}`)}
              icon={Pencil}
              label={`Rename ${item.name}`}
              onClick={() => setRenamedQuery(item.query)}
            />
            <IconButton
              icon={Trash2}
              tone="danger"
              label={`Delete ${item.name}`}
              onClick={() => setDeleted({ item, index, undo: onDelete(item), hasFailed: false })}
            />
          </RowActions>
        </>
      )}
    </Row>
  ));
  if (deleted !== null) {
    rows.splice(
      deleted.index,
      0,
      <Row key="deleted">
        {deleted.hasFailed ? (
          <Text key="failed" ref={focusWhenMounted} tabIndex={-1}>
            {`It cannot be restored: ${MAX_SAVED_SEARCHES} other searches are saved.`}
          </Text>
        ) : (
          <>
            <Text>
              Deleted <bdi>{deleted.item.name}</bdi>
            </Text>
            <Button
              key={deleted.item.query}
              ref={focusWhenMounted}
              kind="secondary"
              aria-label={`Undo deleting ${deleted.item.name}`}
              onClick={() => {
                const isRestored = deleted.undo();
                setDeleted(isRestored ? null : { ...deleted, hasFailed: true });
                setFocused(`open ${deleted.item.query}`);
              }}
            >
              Undo
            </Button>
          </>
        )}
      </Row>,
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      size="medium"
      title="Saved searches"
      description="Saved on this device only, for everyone who uses it. Logging out does not delete them."
    >
      {(isDamaged || !isStorageWorking) && (
        <Notes>
          {isDamaged && (
            <Alert kind="warning">Some saved searches could not be read, and are left out.</Alert>
          )}
          {!isStorageWorking && (
            <Alert kind="warning">
              This browser is not keeping data: changes are lost when you close or reload the page.
            </Alert>
          )}
        </Notes>
      )}
      {rows.length === 0 ? (
        <Text tone="secondary">No saved searches yet. Set filters, then press Save search.</Text>
      ) : (
        <Rows role="list">{rows}</Rows>
      )}
    </FormDialog>
  );
}
