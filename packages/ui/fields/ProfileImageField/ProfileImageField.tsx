import type { ImageRefusal } from '@efie/domain';
import { Upload } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { Avatar, Button, FieldGroup, LiveRegion, Spinner } from '../../primitives';
import { Actions, Portrait, Progress, RemoveButton, Row, Veil } from './ProfileImageField.styles';
import { useProfileImage, type ProfileImageResult } from './useProfileImage';

export interface ProfileImageFieldProps {
  /** Its name in server answers; also `data-field`. The picture is sent on its own, so the form holds no value for it. */
  name?: string;
  label?: string;
  isLabelHidden?: boolean;
  /** What it takes is written beside it, as in the name of its part of a form. */
  isHintElsewhere?: boolean;
  /** At most two letters, where there is no picture. */
  initials: string;
  /** The saved picture. */
  src?: string | undefined;
  /** Makes a chosen picture ready for sending, or says why it is refused. A rejection counts as one of `onUpload`. */
  prepare: (file: File) => Promise<ProfileImageResult>;
  /** Sends the prepared picture. While it is on its way the ring turns; a rejection clears the preview. */
  onUpload: (file: File) => Promise<unknown>;
  /** The sentence for a rejection; the specification's own without it. */
  describeFailure?: (error: unknown) => string;
  /** Told why a file was refused, for a toast of two parts. */
  onRefused?: (refusal: ImageRefusal) => void;
  /** A message from elsewhere, such as a server's for this field. */
  error?: string | undefined;
}

/**
 * An agent's picture: shown, changed, taken off the page (specification sections 2 and 5; ruling 123). Any image type, at
 * most 5 MB. It is sent when it is chosen; removing clears what is shown and sends nothing.
 */
export function ProfileImageField({
  name = 'profileImage',
  label = 'Profile photo',
  isLabelHidden = false,
  isHintElsewhere = false,
  initials,
  src,
  prepare,
  onUpload,
  describeFailure,
  onRefused,
  error,
}: ProfileImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const image = useProfileImage({ src, prepare, onUpload, describeFailure, onRefused });

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was refused.
    target.value = '';
    if (file) void image.choose(file);
  };
  const usualHint = isHintElsewhere ? undefined : 'Any image, up to 5 MB.';
  return (
    <FieldGroup
      name={name}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={image.isRemoved ? 'Your saved photo stays until you choose another one.' : usualHint}
      error={image.error ?? error}
    >
      <Row>
        <Portrait aria-busy={image.isUploading || undefined}>
          <Avatar
            initials={initials}
            src={image.shownSrc}
            size={120}
            label={image.shownSrc === undefined ? 'No profile photo' : 'Your profile photo'}
            loading="eager"
          />
          {image.isUploading && (
            <Veil>
              <Spinner size={72} />
            </Veil>
          )}
        </Portrait>
        <Actions>
          <Button
            ref={chooser}
            id={labelId}
            kind="secondary"
            icon={Upload}
            isLoading={image.isUploading}
            onClick={() => input.current?.click()}
          >
            Change Photo
          </Button>
          {image.shownSrc !== undefined && !image.isUploading && (
            <RemoveButton
              kind="ghost"
              onClick={() => {
                image.remove();
                chooser.current?.focus();
              }}
            >
              Remove
            </RemoveButton>
          )}
          {image.isUploading && <Progress aria-hidden="true">Uploading...</Progress>}
        </Actions>
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-labelledby={labelId}
        onChange={onChange}
        style={{ display: 'none' }}
      />
      <LiveRegion>{image.isUploading ? 'Uploading...' : ''}</LiveRegion>
    </FieldGroup>
  );
}
