import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import type { IconType } from '../Icon';
import { Opener, Zone } from './DropZone.styles';
import { DropZoneContent, type DropZoneWords } from './DropZoneFace';
import { carriesFiles, filesOf, hoveringFiles, mishapOf, transferOf, type DropMishap } from './droppedFiles';

export interface DropZoneProps extends DropZoneWords {
  /** Receives the files of the chooser, a drop or a paste, in order. The caller validates type and size. */
  onFiles: (files: readonly File[]) => void;
  /** Called for a dropped folder or text, or files dropped outside the zone. Nothing is added and the page stays. */
  onMishap?: (mishap: DropMishap) => void;
  accept?: string;
  isMultiple?: boolean;
  /** Title and hint while files are dragged over the zone, by the number of files. */
  describeHover: (files: number) => Pick<DropZoneWords, 'title' | 'hint'>;
  shape?: 'row' | 'tile';
  icon?: IconType;
  chooserLabel?: string;
  /** Does not open the chooser. Drops are still passed on, so that the caller can explain why they are rejected. */
  isDisabled?: boolean;
  /** Replaces the hint while files are checked. */
  busyHint?: string | undefined;
  isInvalid?: boolean;
  /** Ids of messages about the zone. */
  describedBy?: string | undefined;
}

const readFiles = (event: object): Promise<File[]> => Promise.resolve(filesOf(event));

/**
 * An area to choose, drop or paste files. One button fills it: Tab focuses it, Enter and Space open the chooser. A drop
 * elsewhere on the page is prevented, because the browser would open the file in place of the page.
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
  const [draggedCount, setDraggedCount] = useState(0);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: readFiles,
    onDrop: (accepted) => {
      if (accepted.length > 0) onFiles(accepted);
    },
    onDragEnter: (event) => setDraggedCount(hoveringFiles(event.dataTransfer)),
  });

  const onMishapRef = useRef(onMishap);
  useEffect(() => {
    onMishapRef.current = onMishap;
  });
  useEffect(() => {
    const onDrop = (event: globalThis.DragEvent) => {
      const isInside = event.target instanceof Node && zone.current?.contains(event.target) === true;
      if (!isInside && event.dataTransfer && carriesFiles(event.dataTransfer))
        onMishapRef.current?.('beside');
    };
    document.addEventListener('drop', onDrop);
    return () => document.removeEventListener('drop', onDrop);
  }, []);

  const isDraggedOver = isDragActive && !isDisabled;
  const text = isDraggedOver ? describeHover(draggedCount) : { title, rest, hint: busyHint ?? hint };
  const state = isDraggedOver ? 'over' : isDisabled ? 'disabled' : 'idle';
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
            {...text}
            state={state}
            shape={shape}
            {...(icon && { icon })}
            {...(chooserLabel !== undefined && { chooserLabel })}
            isBusy={busyHint !== undefined}
            titleId={`${id}-title`}
          />
        </Opener>
        {/* Opened by the button; hidden from view, the tab order and assistive technology. */}
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
