import { SCENARIO_MENU } from '@efie/mocks';
import { Button, Text } from '@efie/ui';
import { AlertDialog } from '@efie/ui/primitives/AlertDialog';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Section, type SectionProps } from './Section';

/** Resets the data to the start of the current scenario, after a confirmation. */
export function ResetSection({ state: { scenario }, controls, announce }: SectionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const name = SCENARIO_MENU.find(({ id }) => id === scenario)?.name ?? scenario;
  return (
    <Section title="Reset">
      <Text variant="small" tone="secondary">
        {`Resets the mock backend to the start of ${name}. Drafts and guest favorites stay in this browser.`}
      </Text>
      <div>
        <Button kind="secondary" icon={RotateCcw} onClick={() => setConfirming(true)}>
          Reset data
        </Button>
      </div>
      <AlertDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title="Reset data"
        icon={RotateCcw}
        description={`Every account, listing, favorite and payment created since the start of ${name} will be lost, and so will edits of records.`}
        confirmLabel="Reset Data"
        onConfirm={() => {
          controls.loadScenario(scenario);
          announce('Data reset.');
          setConfirming(false);
        }}
      />
    </Section>
  );
}
