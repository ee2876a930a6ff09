import { Button, Skeleton, Text, WidgetBoundary } from '@efie/ui';
import { Database } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { RecordsState } from '../records/recordsState';
import { Section, type SectionProps } from './Section';

const Records = lazy(async () => ({ default: (await import('../records/Records')).Records }));

interface RecordsSectionProps extends Pick<SectionProps, 'state' | 'controls'> {
  selection: RecordsState;
  onSelectionChange: (selection: RecordsState) => void;
}

/** Finds and edits records. Lazy-loaded when opened. */
export function RecordsSection({ state, controls, selection, onSelectionChange }: RecordsSectionProps) {
  const { editedCount } = state;
  const { isOpen } = selection;
  const id = useId();
  return (
    <Section title="Records">
      <Text variant="small" tone="secondary">
        Find and edit the records of the mock backend as JSON. The app refetches after each edit.
        {editedCount > 0 && <span>{` ${editedCount} edited.`}</span>}
      </Text>
      <div>
        <Button
          kind="secondary"
          icon={Database}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onSelectionChange({ ...selection, isOpen: !isOpen })}
        >
          {isOpen ? 'Close records' : 'Open records'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <WidgetBoundary message="The records could not be shown.">
            <Suspense fallback={<Skeleton height="12rem" />}>
              <Records records={controls.records} state={selection} onStateChange={onSelectionChange} />
            </Suspense>
          </WidgetBoundary>
        )}
      </div>
    </Section>
  );
}
