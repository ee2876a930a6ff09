import { findScenario, type ScenarioId, SCENARIOS } from '@efie/mocks';
import { Button, Select } from '@efie/ui';
import { useState } from 'react';
import { Form } from '../MockPanel.styles';
import { Section } from './Section';

const OPTIONS = SCENARIOS.map(({ id, name }) => ({ value: id, label: name }));

export interface DataSectionProps {
  scenario: ScenarioId;
  onLoad: (scenario: ScenarioId) => void;
}

/** Loads a scenario. Needs a separate press on "Load scenario", because all changes to the data are lost. */
export function DataSection({ scenario, onLoad }: DataSectionProps) {
  const [choice, setChoice] = useState({ id: scenario, loadedScenario: scenario });
  const chosen = choice.loadedScenario === scenario ? choice.id : scenario;
  return (
    <Section title="Data">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onLoad(chosen);
        }}
      >
        <Select
          label="Scenario"
          options={OPTIONS}
          value={chosen}
          hint={findScenario(chosen)?.description}
          onChange={(event) =>
            setChoice({ id: findScenario(event.target.value)?.id ?? scenario, loadedScenario: scenario })
          }
        />
        <Button kind="secondary" type="submit">
          Load scenario
        </Button>
      </Form>
    </Section>
  );
}
