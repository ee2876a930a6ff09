import { Button, Text } from '@efie/ui';
import { AlertDialog } from '@efie/ui/primitives/AlertDialog';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { findScenario, type ScenarioId } from '../../scenarios';
import { Section } from './Section';

export interface ResetSectionProps {
  scenario: ScenarioId;
  onReset: () => void;
}

/** The present world from its start, after a question. */
export function ResetSection({ scenario, onReset }: ResetSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const name = findScenario(scenario)?.name ?? scenario;
  return (
    <Section title="Reset">
      <Text variant="small" tone="secondary">
        Puts the backend back to the start of {name}. Drafts and what a guest saved stay in this browser.
      </Text>
      <div>
        <Button kind="secondary" icon={RotateCcw} onClick={() => setAsking(true)}>
          Reset data
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Reset data"
        icon={RotateCcw}
        description={`Every account, listing, favorite and payment created since the start of ${name} will be lost, and so will changed records.`}
        confirmLabel="Reset Data"
        onConfirm={() => {
          onReset();
          setAsking(false);
        }}
      />
    </Section>
  );
}
