import {
  type ClockSetting,
  describeClock,
  formatClock,
  MAX_DAYS,
  parseDateTime,
  parseDays,
  RUNNING_CLOCK,
} from '@efie/mocks/controls';
import { Button, Select, TextInput } from '@efie/ui';
import { useState } from 'react';
import { Form } from '../MockPanel.styles';
import { Section, type SectionProps } from './Section';

type Kind = ClockSetting['kind'];

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'running', label: 'Running' },
  { value: 'fixed', label: 'Fixed' },
  { value: 'ahead', label: 'Running days ahead' },
];

/** Length of the value of a datetime-local field: an ISO date up to the minutes. */
const DATE_TIME_LENGTH = 16;

interface Draft {
  /** The setting that the fields were initialized from. */
  initialSetting: string;
  kind: Kind;
  moment: string;
  days: string;
  error: string;
}

function createDraft(clock: ClockSetting): Draft {
  return {
    initialSetting: formatClock(clock),
    kind: clock.kind,
    moment: (clock.kind === 'fixed' ? clock.at : new Date().toISOString()).slice(0, DATE_TIME_LENGTH),
    days: clock.kind === 'ahead' ? String(clock.days) : '40',
    error: '',
  };
}

/** The setting, or an error message. */
function readDraft({ kind, moment, days }: Draft): ClockSetting | string {
  if (kind === 'running') return RUNNING_CLOCK;
  if (kind === 'ahead') {
    return parseDays(days) ?? `Enter a whole number from -${MAX_DAYS} to ${MAX_DAYS}.`;
  }
  const at = parseDateTime(moment);
  return at === null ? 'Enter a date and a time.' : { kind, at };
}

/** Sets the time of the app and the mock backend, for example to expire codes, plans and drafts. */
export function ClockSection({ state: { clock }, controls, announce }: SectionProps) {
  const [storedDraft, setStoredDraft] = useState(() => createDraft(clock));
  const draft = storedDraft.initialSetting === formatClock(clock) ? storedDraft : createDraft(clock);
  const { kind, moment, days, error } = draft;
  const change = (changes: Partial<Draft>) => setStoredDraft({ ...draft, error: '', ...changes });

  return (
    <Section title="Clock">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const setting = readDraft(draft);
          if (typeof setting === 'string') change({ error: setting });
          else {
            controls.setClock(setting);
            announce(`Clock: ${describeClock(setting) || 'running'}.`);
          }
        }}
      >
        <Select
          label="Time"
          options={KINDS}
          value={kind}
          onChange={(event) =>
            change({ kind: KINDS.find(({ value }) => value === event.target.value)?.value ?? 'running' })
          }
        />
        {kind === 'fixed' && (
          <TextInput
            label="Date and time (GMT)"
            type="datetime-local"
            value={moment}
            error={error}
            onChange={(event) => change({ moment: event.target.value })}
          />
        )}
        {kind === 'ahead' && (
          <TextInput
            label="Days ahead"
            type="number"
            step={1}
            value={days}
            error={error}
            onChange={(event) => change({ days: event.target.value })}
          />
        )}
        <Button kind="secondary" type="submit">
          Set clock
        </Button>
      </Form>
    </Section>
  );
}
