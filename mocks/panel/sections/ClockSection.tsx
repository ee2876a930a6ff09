import { Button, Select, TextInput } from '@efie/ui';
import { useState } from 'react';
import { clockText, FARTHEST, readDays, readMoment, RUNNING, type ClockSetting } from '../clock';
import { Form } from '../MockPanel.styles';
import { Section } from './Section';

type Kind = ClockSetting['kind'];

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'running', label: 'Running' },
  { value: 'fixed', label: 'Standing still at a moment' },
  { value: 'ahead', label: 'Running, days ahead' },
];

/** What a datetime-local field takes: an ISO date up to its minutes. */
const MINUTES = 16;

/** What the fields hold; `of` names the setting they began with. */
interface Draft {
  of: string;
  kind: Kind;
  moment: string;
  days: string;
  error: string;
}

function draftOf(clock: ClockSetting): Draft {
  return {
    of: clockText(clock),
    kind: clock.kind,
    moment: (clock.kind === 'fixed' ? clock.at : new Date().toISOString()).slice(0, MINUTES),
    days: clock.kind === 'ahead' ? String(clock.days) : '40',
    error: '',
  };
}

/** The setting that the fields ask for, or what is wrong with them. */
function readDraft({ kind, moment, days }: Draft): ClockSetting | string {
  if (kind === 'running') return RUNNING;
  if (kind === 'ahead') {
    return readDays(days) ?? `Enter whole days, ${FARTHEST} at most; with a minus sign they lie behind.`;
  }
  const at = readMoment(moment);
  return at === null ? 'Enter a date and a time.' : { kind, at };
}

export interface ClockSectionProps {
  clock: ClockSetting;
  onSet: (clock: ClockSetting) => void;
}

/** The time of the app and its backend: codes, plans and drafts run out, listings grow old. */
export function ClockSection({ clock, onSet }: ClockSectionProps) {
  const [held, setHeld] = useState(() => draftOf(clock));
  const draft = held.of === clockText(clock) ? held : draftOf(clock);
  const { kind, moment, days, error } = draft;
  const change = (changes: Partial<Draft>) => setHeld({ ...draft, error: '', ...changes });

  return (
    <Section title="Clock">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const setting = readDraft(draft);
          if (typeof setting === 'string') change({ error: setting });
          else onSet(setting);
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
            label="Moment (GMT)"
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
