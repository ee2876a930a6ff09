import type { RecordStore } from '@efie/mocks/controls';
import { Button, Skeleton, Text, WidgetBoundary } from '@efie/ui';
import { Database } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { RecordsPlace } from '../records/place';
import { Section } from './Section';

const Records = lazy(async () => ({ default: (await import('../records/Records')).Records }));

export interface RecordsSectionProps {
  records: RecordStore;
  editedCount: number;
  place: RecordsPlace;
  onPlace: (place: RecordsPlace) => void;
}

/** Finds and edits records. Lazy-loaded when opened. */
export function RecordsSection({ records, editedCount, place, onPlace }: RecordsSectionProps) {
  const { isOpen } = place;
  const id = useId();
  return (
    <Section title="Records">
      <Text variant="small" tone="secondary">
        Find and edit the records of the mock backend. The app refetches after each edit.
        {editedCount > 0 && ` ${editedCount} edited.`}
      </Text>
      <div>
        <Button
          kind="secondary"
          icon={Database}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onPlace({ ...place, isOpen: !isOpen })}
        >
          {isOpen ? 'Close records' : 'Open records'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <WidgetBoundary message="The records could not be shown.">
            <Suspense fallback={<Skeleton height="12rem" />}>
              <Records desk={records} place={place} onPlace={onPlace} />
            </Suspense>
          </WidgetBoundary>
        )}
      </div>
    </Section>
  );
}
