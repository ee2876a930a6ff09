import { pluralize } from '@efie/domain/text';
import { Button } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';
import { MapContent, type MapContentProps } from './MapContent';

export interface RegionMapDialogProps extends MapContentProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside, the close button or the main button. */
  onClose: () => void;
  /** Number of listings that match; undefined until known, or after a failure. */
  count: number | undefined;
}

/** The map of the regions as a dialog, for pages without room beside the list. Its main button closes it. */
export function RegionMapDialog({ isOpen, onClose, count, ...content }: RegionMapDialogProps) {
  const { region } = content.value;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Map of Ghana"
      size="large"
      mainAction={
        <Button size="large" onClick={onClose}>
          {`Show ${count === undefined ? 'homes' : pluralize(count, 'home', 'homes')}${region && ` in ${region}`}`}
        </Button>
      }
    >
      <MapContent {...content} />
    </FormDialog>
  );
}
