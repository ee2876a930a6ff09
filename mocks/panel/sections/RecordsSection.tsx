import { Button, Skeleton, Text, WidgetBoundary } from '@efie/ui';
import { Database } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { RecordDesk } from '../createControls';
import type { RecordsPlace } from '../records/place';
import { Section } from './Section';

const Records = lazy(async () => ({ default: (await import('../records/Records')).Records }));

export interface RecordsSectionProps {
  records: RecordDesk;
  /** How many records were changed by hand. */
  editedCount: number;
  place: RecordsPlace;
  onPlace: (place: RecordsPlace) => void;
}

/** Looks into the store; its code comes with the press. */
export function RecordsSection({ records, editedCount, place, onPlace }: RecordsSectionProps) {
  const { isOpen } = place;
  const id = useId();
  return (
    <Section title="Records">
      <Text variant="small" tone="secondary">
        Everything the backend holds: find a record, change a field, and the page asks again.
        {editedCount > 0 && ` ${editedCount} changed.`}
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
