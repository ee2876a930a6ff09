import { Camera, Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon';
import { Spinner } from '../Spinner';
import { Chooser, DropText, Hint, OpenButton, IconBox, Title, TextBlock, Zone } from './DropZone.styles';

export interface DropZoneText {
  /** The action: 'Add photos'. */
  title: string;
  /** Continues the title: 'or drop them here'. */
  titleSuffix?: string | undefined;
  /** The accepted files: 'JPEG, PNG, JPG or GIF, up to 5 MB each'. */
  hint?: ReactNode;
}

export interface StaticDropZoneProps extends DropZoneText {
  /** `over`: files are dragged over it. `disabled`: no more files can be added. */
  state?: 'idle' | 'over' | 'disabled';
  /** `row`: full width. `tile`: 4:3, the last tile of a grid. */
  shape?: 'row' | 'tile';
  /** Replaced by an upload icon in state `over`. */
  icon?: IconType;
  /** Label of what looks like a button at the end of a wide row. */
  chooserLabel?: string;
  /** A spinner replaces the icon. */
  isBusy?: boolean;
  /** Id of the title, which labels the file input. */
  titleId?: string;
}

/** Content of the zone: spans only, so that a button may contain it. */
export function DropZoneContent({
  title,
  titleSuffix,
  hint,
  state = 'idle',
  shape = 'row',
  icon = shape === 'tile' ? Plus : Camera,
  chooserLabel,
  isBusy = false,
  titleId,
}: StaticDropZoneProps) {
  const glyph = isBusy ? <Spinner size={20} /> : <Icon icon={state === 'over' ? Upload : icon} />;
  return (
    <>
      {shape === 'row' ? <IconBox>{glyph}</IconBox> : glyph}
      <TextBlock>
        <Title id={titleId}>
          {state === 'over' ? (
            <span>{title}</span>
          ) : (
            <>
              <b>{title}</b> <DropText>{titleSuffix}</DropText>
            </>
          )}
        </Title>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </TextBlock>
      {chooserLabel !== undefined && <Chooser>{chooserLabel}</Chooser>}
    </>
  );
}

/** A static drop zone, for style guides and as a fallback while `DropZone` is loading. */
export function StaticDropZone(props: StaticDropZoneProps) {
  return (
    <Zone data-state={props.state ?? 'idle'} data-shape={props.shape ?? 'row'}>
      <OpenButton as="div">
        <DropZoneContent {...props} />
      </OpenButton>
    </Zone>
  );
}
