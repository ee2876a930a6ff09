import { Button } from '../../primitives';
import { Actions, Bar, Message, Track } from './UpdateNotice.styles';

export interface UpdateNoticeProps {
  /** Called by Reload, which loads the new version. */
  onReload: () => void;
  /** Called by Later, which hides the notice. */
  onDismiss: () => void;
}

/** Says that a new version of the app is ready. Nothing happens until a button is pressed, and focus does not move. */
export function UpdateNotice({ onReload, onDismiss }: UpdateNoticeProps) {
  return (
    <Track>
      <Bar role="region" aria-label="New version">
        <Message role="status">A new version is ready</Message>
        <Actions>
          <Button kind="ghost" onClick={onDismiss}>
            Later
          </Button>
          <Button kind="secondary" onClick={onReload}>
            Reload
          </Button>
        </Actions>
      </Bar>
    </Track>
  );
}
