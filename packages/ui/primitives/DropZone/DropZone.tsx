import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import type { IconType } from '../Icon';
import { Opener, Zone } from './DropZone.styles';
import { DropZoneContent, type DropZoneWords } from './DropZoneFace';
import { carriesFiles, filesOf, hoveringFiles, mishapOf, transferOf, type DropMishap } from './droppedFiles';

export interface DropZoneProps extends DropZoneWords {
  /** Files from the chooser, a drop or a paste, in their order. Kind and size are for the owner to judge. */
  onFiles: (files: readonly File[]) => void;
  /** A folder, text, or files dropped beside the zone: nothing is added and the page stays. */
  onMishap?: (mishap: DropMishap) => void;
  /** What the chooser offers first, as the `accept` of a file input. */
  accept?: string;
  isMultiple?: boolean;
  /** The words while files hover above it. */
  describeHover: (files: number) => Pick<DropZoneWords, 'title' | 'hint'>;
  shape?: 'row' | 'tile';
  icon?: IconType;
  chooserLabel?: string;
  /** No chooser opens; a drop is still handed over, so that the owner can say why it is refused. */
  isDisabled?: boolean;
  /** Words in place of the hint while files are looked at. */
  busyHint?: string | undefined;
  isInvalid?: boolean;
  /** Ids of messages about the zone. */
  describedBy?: string | undefined;
}

const readEvent = (event: object): Promise<File[]> => Promise.resolve(filesOf(event));

/**
 * A place to choose, drop or paste files (design.md section 6). One button fills it: Tab reaches it, Enter and Space open
 * the chooser. A drop anywhere else on the page is stopped, so that a missed drop does not leave the page (fault 116).
 */
export function DropZone({
  title,
  rest,
  hint,
  onFiles,
  onMishap,
  accept,
  isMultiple = true,
  describeHover,
  shape = 'row',
  icon,
  chooserLabel,
  isDisabled = false,
  busyHint,
  isInvalid = false,
  describedBy,
}: DropZoneProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const [hovering, setHovering] = useState(0);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: readEvent,
    onDrop: (accepted) => {
      if (accepted.length > 0) onFiles(accepted);
    },
    onDragEnter: (event) => setHovering(hoveringFiles(event.dataTransfer)),
  });

  const tellBeside = useRef(onMishap);
  useEffect(() => {
    tellBeside.current = onMishap;
  });
  useEffect(() => {
    const onDrop = (event: globalThis.DragEvent) => {
      const isInside = event.target instanceof Node && zone.current?.contains(event.target) === true;
      if (!isInside && event.dataTransfer && carriesFiles(event.dataTransfer)) tellBeside.current?.('beside');
    };
    document.addEventListener('drop', onDrop);
    return () => document.removeEventListener('drop', onDrop);
  }, []);

  const isOver = isDragActive && !isDisabled;
  const words = isOver ? describeHover(hovering) : { title, rest, hint: busyHint ?? hint };
  const state = isOver ? 'over' : isDisabled ? 'disabled' : 'idle';
  return (
    <div ref={zone}>
      <Zone
        {...getRootProps({
          onDrop: (event: DragEvent) => {
            const transfer = transferOf(event);
            const mishap = transfer && mishapOf(transfer);
            if (mishap) onMishap?.(mishap);
          },
        })}
        data-state={state}
        data-shape={shape}
        data-invalid={isInvalid || undefined}
      >
        <Opener
          type="button"
          aria-describedby={describedBy}
          aria-disabled={isDisabled || undefined}
          onClick={() => {
            if (!isDisabled) open();
          }}
        >
          <DropZoneContent
            {...words}
            state={state}
            shape={shape}
            {...(icon && { icon })}
            {...(chooserLabel !== undefined && { chooserLabel })}
            isBusy={busyHint !== undefined}
            titleId={`${id}-title`}
          />
        </Opener>
        {/* The button opens it; it is out of sight, of the tab order and of the tree that assistive technology reads. */}
        <input
          {...getInputProps({
            multiple: isMultiple,
            'aria-labelledby': `${id}-title`,
            ...(accept && { accept }),
          })}
          style={{ display: 'none' }}
        />
      </Zone>
    </div>
  );
}
