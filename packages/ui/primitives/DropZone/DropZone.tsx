import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import type { IconType } from '../Icon';
import { OpenButton, Zone } from './DropZone.styles';
import { DropZoneContent, type DropZoneText } from './StaticDropZone';
import {
  hasFiles,
  getFiles,
  countDraggedFiles,
  findDropRejection,
  getDataTransfer,
  type DropRejection,
} from './droppedFiles';

export interface DropZoneProps extends DropZoneText {
  /** Receives the files of the chooser, a drop or a paste, in order. The caller validates type and size. */
  onFiles: (files: readonly File[]) => void;
  /** Called for a dropped folder or text, or files dropped outside the zone. Nothing is added and the page stays. */
  onDropRejected?: (mishap: DropRejection) => void;
  /** MIME types or extensions, as in the `accept` attribute. */
  accept?: string;
  /** Several files can be chosen at once. */
  isMultiple?: boolean;
  /** Title and hint while files are dragged over the zone, by the number of files. */
  describeDraggedFiles: (files: number) => Pick<DropZoneText, 'title' | 'hint'>;
  /** `row`: full width. `tile`: 4:3, the last tile of a grid. */
  shape?: 'row' | 'tile';
  /** Replaced by an upload icon while files are over the zone. */
  icon?: IconType;
  /** Label of the button that opens the file chooser. */
  chooserLabel?: string;
  /** Does not open the chooser. Drops are still passed on, so that the caller can explain why they are rejected. */
  isDisabled?: boolean;
  /** Replaces the hint while files are checked. */
  busyHint?: string | undefined;
  /** The field has an error. */
  isInvalid?: boolean;
  /** Ids of messages about the zone. */
  describedBy?: string | undefined;
}

const readFiles = (event: object): Promise<File[]> => Promise.resolve(getFiles(event));

/**
 * An area to choose, drop or paste files. One button fills it: Tab focuses it, Enter and Space open the chooser. A drop
 * elsewhere on the page is prevented, because the browser would open the file in place of the page.
 */
export function DropZone({
  title,
  titleSuffix,
  hint,
  onFiles,
  onDropRejected,
  accept,
  isMultiple = true,
  describeDraggedFiles,
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
    onDragEnter: (event) => setDraggedCount(countDraggedFiles(event.dataTransfer)),
  });

  const onMishapRef = useRef(onDropRejected);
  useEffect(() => {
    onMishapRef.current = onDropRejected;
  });
  useEffect(() => {
    const onDrop = (event: globalThis.DragEvent) => {
      const isInside = event.target instanceof Node && zone.current?.contains(event.target) === true;
      if (!isInside && event.dataTransfer && hasFiles(event.dataTransfer))
        onMishapRef.current?.('droppedOutside');
    };
    document.addEventListener('drop', onDrop);
    return () => document.removeEventListener('drop', onDrop);
  }, []);

  const isDraggedOver = isDragActive && !isDisabled;
  const text = isDraggedOver
    ? describeDraggedFiles(draggedCount)
    : { title, titleSuffix, hint: busyHint ?? hint };
  const state = isDraggedOver ? 'over' : isDisabled ? 'disabled' : 'idle';
  return (
    <div ref={zone}>
      <Zone
        {...getRootProps({
          onDrop: (event: DragEvent) => {
            const transfer = getDataTransfer(event);
            const mishap = transfer && findDropRejection(transfer);
            if (mishap) onDropRejected?.(mishap);
          },
        })}
        data-state={state}
        data-shape={shape}
        data-invalid={isInvalid || undefined}
      >
        <OpenButton
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
        </OpenButton>
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
