import { Alert, Button } from '@efie/ui';
import { KNOWN_VALUES, type IgnoredWish } from './address';
import { Part } from './MockPanel.styles';

export interface IgnoredNoticeProps {
  ignored: readonly IgnoredWish[];
  onForget: () => void;
}

/** Says which switches of the address meant nothing, and what each of them understands (fault 56). */
export function IgnoredNotice({ ignored, onForget }: IgnoredNoticeProps) {
  if (ignored.length === 0) return null;
  return (
    <Part aria-label="Address">
      <Alert
        kind="warning"
        action={
          <Button kind="ghost" onClick={onForget}>
            Dismiss
          </Button>
        }
      >
        {ignored.map(({ name, value }) => (
          <p key={`${name} ${value}`}>
            The address asked for {name} “{value}”, which is not known, and it was ignored. Known:{' '}
            {KNOWN_VALUES[name]}.
          </p>
        ))}
      </Alert>
    </Part>
  );
}
