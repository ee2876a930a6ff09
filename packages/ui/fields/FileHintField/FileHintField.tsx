import { fileSize, ID_DOCUMENT_HINT, oddIdDocument, shortFileName } from '@efie/domain';
import { FileText, Upload, X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { FieldGroup, Icon, IconButton, lazyComponent, LiveRegion, LoadFailure } from '../../primitives';
import { DropZoneFace } from '../../primitives/DropZone/DropZoneFace';
import { useFormField } from '../form';
import { Chosen, FileName, Place, Words } from './FileHintField.styles';

export interface FileHintFieldProps {
  /** The field holds the chosen `File`, or null. It is shown and never sent (ruling 83). */
  name: string;
  label?: string;
}

// Its library is half as much as a page with a form; until it has come, the zone is a picture of itself.
const DropZone = lazyComponent(async () => (await import('../../primitives/DropZone')).DropZone, LoadFailure);

const FACE = {
  title: 'Choose a file',
  rest: 'or drop it here',
  hint: ID_DOCUMENT_HINT,
  icon: Upload,
} as const;
const NOT_SENT = 'This file is not sent with your registration.';
const ONE_FILE = { title: 'Drop to choose this file', hint: ID_DOCUMENT_HINT };

const readFile = (raw: unknown): File | null => (raw instanceof File ? raw : null);

/**
 * The optional ID document of the agent signup (specification section 2, ruling 83): chosen, named, removed. Its limits are
 * told and not enforced, and the page says that the file is not sent (fault 97).
 */
export function FileHintField({ name, label = 'ID document' }: FileHintFieldProps) {
  const { value: file, error, setValue } = useFormField(name, readFile);
  const place = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  useEffect(() => {
    // What was pressed is gone; what took its place takes the focus.
    if (hasChanged.current) place.current?.querySelector('button')?.focus();
    hasChanged.current = false;
  }, [file]);
  const change = (next: File | null) => {
    hasChanged.current = true;
    setValue(next);
  };

  const odd = file && oddIdDocument(file);
  const shown = file && shortFileName(file.name);
  return (
    <FieldGroup name={name} label={label} isOptional error={error}>
      <Place ref={place}>
        {file ? (
          <Chosen>
            <Icon icon={FileText} />
            <Words>
              <FileName>{shown}</FileName>
              <p>
                <bdi>{fileSize(file.size)}</bdi>
              </p>
              {odd && <p>{odd}</p>}
              <p>{NOT_SENT}</p>
            </Words>
            <IconButton label={`Remove ${shown}`} icon={X} onClick={() => change(null)} />
          </Chosen>
        ) : (
          <Suspense fallback={<DropZoneFace {...FACE} />}>
            <DropZone
              {...FACE}
              accept="image/png,image/jpeg,application/pdf"
              isMultiple={false}
              describeHover={() => ONE_FILE}
              onFiles={([first]) => change(first ?? null)}
            />
          </Suspense>
        )}
      </Place>
      <LiveRegion>{file ? `${shown}. ${odd ?? ''} ${NOT_SENT}` : ''}</LiveRegion>
    </FieldGroup>
  );
}
