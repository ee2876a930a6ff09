import { Camera, Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon';
import { Spinner } from '../Spinner';
import { Chooser, Hint, Opener, Sign, Title, Words, Zone } from './DropZone.styles';

export interface DropZoneWords {
  /** What a press does: 'Add photos'. */
  title: string;
  /** Goes on after the title: 'or drop them here'. */
  rest?: string | undefined;
  /** What may be added: 'JPEG, PNG, JPG or GIF, up to 5 MB each'. */
  hint?: ReactNode;
}

export interface DropZoneFaceProps extends DropZoneWords {
  /** `over`: files hover above it. `disabled`: nothing more can be added. */
  state?: 'idle' | 'over' | 'disabled';
  /** `row`: across the column. `tile`: 4:3, the last place of a grid of tiles. */
  shape?: 'row' | 'tile';
  icon?: IconType;
  /** The label of the button drawn at the end of a wide row. */
  chooserLabel?: string;
  /** A spinner in place of the icon. */
  isBusy?: boolean;
  /** The id of the title, for the file input that it names. */
  titleId?: string;
}

/** What stands in the zone (design.md section 6, File drop zone). Spans only, so that a button may hold it. */
export function DropZoneContent({
  title,
  rest,
  hint,
  state = 'idle',
  shape = 'row',
  icon = shape === 'tile' ? Plus : Camera,
  chooserLabel,
  isBusy = false,
  titleId,
}: DropZoneFaceProps) {
  const glyph = isBusy ? <Spinner size={20} /> : <Icon icon={state === 'over' ? Upload : icon} />;
  return (
    <>
      {shape === 'row' ? <Sign>{glyph}</Sign> : glyph}
      <Words>
        <Title id={titleId}>
          {state === 'over' ? (
            title
          ) : (
            <>
              <b>{title}</b>
              {rest !== undefined && ` ${rest}`}
            </>
          )}
        </Title>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </Words>
      {chooserLabel !== undefined && <Chooser>{chooserLabel}</Chooser>}
    </>
  );
}

/** The zone as a picture of itself, for sheets, guides and until the code of `DropZone`, the one that works, has come. */
export function DropZoneFace(props: DropZoneFaceProps) {
  return (
    <Zone data-state={props.state ?? 'idle'} data-shape={props.shape ?? 'row'}>
      <Opener as="div">
        <DropZoneContent {...props} />
      </Opener>
    </Zone>
  );
}
