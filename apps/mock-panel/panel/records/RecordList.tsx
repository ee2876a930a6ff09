import { appPath, type RecordStore } from '@efie/mocks/controls';
import { SearchInput, Select, Text } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { usePanelUrls } from '../panelUrls';
import { useCurrentUrl } from '../useCurrentUrl';
import { DRAWERS, findLines, isDrawer, recordOfPage, type Drawer, type Line } from './describe';
import type { RecordsPlace } from './place';
import { LineButton, Lines, Stack } from './Records.styles';

/** More than these are searched for, not scrolled through. */
const MOST_SHOWN = 8;

const countWords = (count: number, drawer: Drawer): string => {
  if (count === 0) return 'Nothing found.';
  const { one, label } = DRAWERS[drawer];
  const found = count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${label.toLowerCase()}`;
  return count > MOST_SHOWN ? `${found}; the first ${MOST_SHOWN} are shown.` : `${found}.`;
};

function RecordLine({ line, onOpen }: { line: Line; onOpen: () => void }) {
  return (
    <li>
      <LineButton type="button" onClick={onOpen}>
        <strong>{line.title}</strong>
        <span>
          {line.isEdited && 'Changed · '}
          {line.detail}
        </span>
      </LineButton>
    </li>
  );
}

export interface RecordListProps {
  desk: RecordStore;
  place: RecordsPlace;
  onPlace: (place: RecordsPlace) => void;
}

/** What the store holds, by words or by id. */
export function RecordList({ desk, place, onPlace }: RecordListProps) {
  const { drawer, words } = place;
  const site = usePanelUrls();
  const url = useCurrentUrl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever comes back from a record had the focus in it, and it left the page with that record.
    if (document.activeElement === document.body) list.current?.focus();
  }, []);

  const lines = findLines(desk, drawer, words);
  const ofPage = recordOfPage(appPath(url, site).replace(/[?#].*$/, ''));
  const isKnown = ofPage !== null && desk.getRecord(ofPage.kind, ofPage.id) !== null;
  const drawers = Object.entries(DRAWERS).filter(([name]) => name !== 'raw' || desk.rawListings() !== null);
  const open = (kind: Drawer, id: string) => onPlace({ ...place, drawer: kind, id });
  return (
    <Stack ref={list} tabIndex={-1} role="group" aria-label="All records">
      {isKnown && (
        <Lines aria-label="On this page">
          <RecordLine
            line={{
              id: ofPage.id,
              title: `The ${DRAWERS[ofPage.kind].one} of this page`,
              detail: ofPage.id,
              isEdited: desk.isEdited(ofPage.kind, ofPage.id),
            }}
            onOpen={() => open(ofPage.kind, ofPage.id)}
          />
        </Lines>
      )}
      <Select
        label="Look among"
        options={drawers.map(([value, { label }]) => ({ value, label }))}
        value={drawer}
        hint={
          desk.rawListings() !== null && drawer === 'listings'
            ? 'This world answers searches with what leaves the contract: see Listings as sent.'
            : undefined
        }
        onChange={(event) => {
          if (isDrawer(event.target.value)) onPlace({ ...place, drawer: event.target.value });
        }}
      />
      <SearchInput
        label="Find by words or id"
        placeholder="Words or id"
        value={words}
        onValueChange={(next) => onPlace({ ...place, words: next })}
      />
      <Text variant="small" tone="secondary" role="status">
        {countWords(lines.length, drawer)}
      </Text>
      {lines.length > 0 && (
        <Lines aria-label={DRAWERS[drawer].label}>
          {lines.slice(0, MOST_SHOWN).map((line) => (
            <RecordLine key={line.id} line={line} onOpen={() => open(drawer, line.id)} />
          ))}
        </Lines>
      )}
    </Stack>
  );
}
