import { isScenarioId, SCENARIO_MENU } from '@efie/mocks';
import { Button, Select } from '@efie/ui';
import { useState } from 'react';
import { Form } from '../MockPanel.styles';
import { Section, type SectionProps } from './Section';

const OPTIONS = SCENARIO_MENU.map(({ id, name }) => ({ value: id, label: name }));

/** Loads a scenario. Needs a separate press on "Load scenario", because all changes to the data are lost. */
export function DataSection({ state: { scenario }, controls, announce }: SectionProps) {
  const [choice, setChoice] = useState({ id: scenario, loadedScenario: scenario });
  const chosen = choice.loadedScenario === scenario ? choice.id : scenario;
  const menuEntry = SCENARIO_MENU.find(({ id }) => id === chosen);
  return (
    <Section title="Data">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          controls.loadScenario(chosen);
          announce(`${menuEntry?.name} is loaded.`);
        }}
      >
        <Select
          label="Scenario"
          options={OPTIONS}
          value={chosen}
          hint={menuEntry?.description}
          onChange={({ target: { value } }) =>
            isScenarioId(value) && setChoice({ id: value, loadedScenario: scenario })
          }
        />
        <Button kind="secondary" type="submit">
          Load scenario
        </Button>
      </Form>
    </Section>
  );
}
