import type { RecordStore } from '@efie/mocks/controls';
import { Button } from '@efie/ui';
import { useRef } from 'react';
import { JsonBox } from './JsonBox';
import type { RecordDraft } from './place';
import { Stack } from './Records.styles';
import { readJson } from './sentJson';

export interface RawViewProps {
  desk: RecordStore;
  index: number;
  draft: RecordDraft;
  onDraft: (draft: RecordDraft) => void;
}

/** One value of a list that leaves the contract: JSON alone, and any of it. */
export function RawView({ desk, index, draft, onDraft }: RawViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const value = desk.rawListings()?.[index];
  return (
    <Stack ref={view} tabIndex={-1}>
      <JsonBox
        hint="Anything may stand here, also null or a number."
        shown={value}
        text={draft.json?.text ?? null}
        onText={(text) => onDraft({ typed: {}, json: text === null ? null : { text, shown: {} } })}
        onSend={(text) => {
          const read = readJson(text);
          if (!read.ok) return read;
          desk.editRaw(index, read.value);
          onDraft({ typed: {}, json: null });
          return null;
        }}
      />
      {desk.isEdited('raw', String(index)) && (
        <div>
          <Button
            kind="secondary"
            onClick={() => {
              desk.resetRaw(index);
              onDraft({ typed: {}, json: null });
              view.current?.focus();
            }}
          >
            Reset this value
          </Button>
        </div>
      )}
    </Stack>
  );
}
