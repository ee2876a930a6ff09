import { formatFileSize, ID_DOCUMENT_HINT, idDocumentWarning, displayFileName } from '@efie/domain/photos';
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  createModule,
  FieldGroup,
  Icon,
  IconButton,
  LiveRegion,
  LoadFailure,
  useModule,
} from '../../primitives';
import { StaticDropZone } from '../../primitives/DropZone/StaticDropZone';
import { useFormField } from '../form';
import { ChosenFile, FileName, Container, FileDetails } from './FileHintField.styles';

export interface FileHintFieldProps {
  /** The form value is the chosen `File`, or null. It is shown, but never sent. */
  name: string;
  /** 'ID document' by default. */
  label?: string;
}

const rest = createModule(() => import('./rest'));

const FACE = {
  title: 'Choose a file',
  titleSuffix: 'or drop it here',
  hint: ID_DOCUMENT_HINT,
  icon: Upload,
} as const;
const NOT_SENT = 'This file is not sent with your registration.';
const ONE_FILE = { title: 'Drop to choose this file', hint: ID_DOCUMENT_HINT };

const readFile = (raw: unknown): File | null => (raw instanceof File ? raw : null);

/** Chooses one ID document. Type and size limits only warn, and the field says that the file is not sent. */
export function FileHintField({ name, label = 'ID document' }: FileHintFieldProps) {
  const { value: file, error, setValue } = useFormField(name, readFile);
  const { module, failure } = useModule(rest);
  const container = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  useEffect(() => {
    // The pressed button was removed: focus its replacement.
    if (hasChanged.current) container.current?.querySelector('button')?.focus();
    hasChanged.current = false;
  }, [file]);
  const changeFile = (next: File | null) => {
    hasChanged.current = true;
    setValue(next);
  };

  const warning = file && idDocumentWarning(file);
  const fileName = file && displayFileName(file.name);
  return (
    <FieldGroup name={name} label={label} isOptional error={error}>
      <Container ref={container}>
        {file ? (
          <ChosenFile>
            <Icon icon={FileText} />
            <FileDetails>
              <FileName>{fileName}</FileName>
              <p>
                <bdi>{formatFileSize(file.size)}</bdi>
              </p>
              {warning && <p>{warning}</p>}
              <p>{NOT_SENT}</p>
            </FileDetails>
            <IconButton label={`Remove ${fileName}`} icon={X} onClick={() => changeFile(null)} />
          </ChosenFile>
        ) : module ? (
          <module.DropZone
            {...FACE}
            accept="image/png,image/jpeg,application/pdf"
            isMultiple={false}
            describeDraggedFiles={() => ONE_FILE}
            onFiles={([first]) => changeFile(first ?? null)}
          />
        ) : failure ? (
          <LoadFailure {...failure} />
        ) : (
          <StaticDropZone {...FACE} />
        )}
      </Container>
      <LiveRegion>{file ? `${fileName}. ${warning ?? ''} ${NOT_SENT}` : ''}</LiveRegion>
    </FieldGroup>
  );
}
