import type { RecordStore } from '@efie/mocks/controls';
import { isEditable, shownFields } from './describe';
import { draftKey, NOTHING_TYPED, type RecordDraft, type RecordsPlace } from './place';
import { RawView } from './RawView';
import { RecordForm } from './RecordForm';
import { RecordList } from './RecordList';
import { RecordPage } from './RecordPage';
import { ReadOnlyRecord } from './ReadOnlyRecord';

export interface RecordsProps {
  desk: RecordStore;
  place: RecordsPlace;
  onPlace: (place: RecordsPlace) => void;
}

/** The store of the mock backend: a list to search, and the record that was chosen from it. */
export function Records({ desk, place, onPlace }: RecordsProps) {
  const { drawer, id } = place;
  if (id === null) return <RecordList desk={desk} place={place} onPlace={onPlace} />;

  const key = draftKey(drawer, id);
  const draft = place.drafts[key] ?? NOTHING_TYPED;
  const setDraft = (next: RecordDraft) => {
    const { [key]: _old, ...others } = place.drafts;
    const isEmpty = next.json === null && Object.keys(next.typed).length === 0;
    onPlace({ ...place, drafts: isEmpty ? others : { ...others, [key]: next } });
  };

  const fields = drawer === 'raw' ? null : shownFields(desk, drawer, id);
  return (
    <RecordPage key={key} drawer={drawer} id={id} onBack={() => onPlace({ ...place, id: null })}>
      {drawer === 'raw' && <RawView desk={desk} index={Number(id)} draft={draft} onDraft={setDraft} />}
      {fields !== null && drawer !== 'raw' && isEditable(drawer) && (
        <RecordForm desk={desk} kind={drawer} id={id} fields={fields} draft={draft} onDraft={setDraft} />
      )}
      {fields !== null && !isEditable(drawer) && <ReadOnlyRecord fields={fields} />}
    </RecordPage>
  );
}
