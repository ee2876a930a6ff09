import type { RecordStore } from '@efie/mocks/controls';
import { Button, Skeleton, Text, WidgetBoundary } from '@efie/ui';
import { Database } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { RecordsState } from '../records/recordsState';
import { Section } from './Section';

const Records = lazy(async () => ({ default: (await import('../records/Records')).Records }));

export interface RecordsSectionProps {
  records: RecordStore;
  editedCount: number;
  state: RecordsState;
  onStateChange: (state: RecordsState) => void;
}

/** Finds and edits records. Lazy-loaded when opened. */
export function RecordsSection({ records, editedCount, state, onStateChange }: RecordsSectionProps) {
  const { isOpen } = state;
  const id = useId();
  return (
    <Section title="Records">
      <Text variant="small" tone="secondary">
        Find and edit the records of the mock backend as JSON. The app refetches after each edit.
        {editedCount > 0 && ` ${editedCount} edited.`}
      </Text>
      <div>
        <Button
          kind="secondary"
          icon={Database}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onStateChange({ ...state, isOpen: !isOpen })}
        >
          {isOpen ? 'Close records' : 'Open records'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <WidgetBoundary message="The records could not be shown.">
            <Suspense fallback={<Skeleton height="12rem" />}>
              <Records records={records} state={state} onStateChange={onStateChange} />
            </Suspense>
          </WidgetBoundary>
        )}
      </div>
    </Section>
  );
}
