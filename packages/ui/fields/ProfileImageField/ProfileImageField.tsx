import type { ImageRejection } from '@efie/domain/photos';
import { Upload } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { Avatar, Button, FieldGroup, LiveRegion, Spinner } from '../../primitives';
import {
  Actions,
  Portrait,
  Progress,
  RemoveButton,
  Row,
  SecondButton,
  SpinnerOverlay,
} from './ProfileImageField.styles';
import { useProfileImage, type ImageUpload, type ProfileImageResult } from './useProfileImage';

export interface ProfileImageFieldProps {
  /** The name in server errors, and `data-field`. The image is uploaded separately, so it is not a form value. */
  name?: string;
  /** 'Profile photo' by default. */
  label?: string;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Omits the hint on types and size, because it is shown elsewhere. */
  isHintHidden?: boolean;
  /** At most two letters, shown if there is no image. */
  initials: string;
  /** URL of the current image. */
  src?: string | undefined;
  /** Processes a chosen file for upload, or returns why it is rejected. A thrown error counts as a failed upload. */
  prepare: (file: File) => Promise<ProfileImageResult>;
  /** Uploads the prepared image. If it throws, the preview is cleared. */
  onUpload: (file: File, upload: ImageUpload) => Promise<unknown>;
  /** The error message for a failed upload; a default message without it. */
  describeFailure?: (error: unknown) => string;
  /** Called when a file is rejected, with the title and text for a toast. */
  onRejected?: (rejection: ImageRejection) => void;
  /** A further error message, such as the server's for this field. */
  error?: string | undefined;
}

const CANCELED = 'Upload cancelled.';

/**
 * Shows and changes an agent's profile image: any image type, at most 5 MB. A chosen image is uploaded at once, and
 * Cancel upload aborts that; Remove only hides the image and sends nothing.
 */
export function ProfileImageField({
  name = 'profileImage',
  label = 'Profile photo',
  isLabelHidden = false,
  isHintHidden = false,
  initials,
  src,
  prepare,
  onUpload,
  describeFailure,
  onRejected,
  error,
}: ProfileImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const image = useProfileImage({ src, prepare, onUpload, describeFailure, onRejected: onRejected });

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Otherwise choosing the same file again would fire no change event.
    target.value = '';
    if (file) void image.choose(file);
  };
  const hints: Partial<Record<typeof image.step, string>> = {
    removed: 'Your saved photo stays until you choose another one.',
    canceled: CANCELED,
  };
  const defaultHint = isHintHidden ? undefined : 'Any image, up to 5 MB.';
  const percent = image.progress === null ? '' : ` ${Math.round(image.progress * 100)}%`;
  /** Cancel upload and Remove disappear when they are pressed. */
  const pressOnce = (action: () => void) => () => {
    action();
    chooseButton.current?.focus();
  };
  return (
    <FieldGroup
      name={name}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hints[image.step] ?? defaultHint}
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
            <SpinnerOverlay>
              <Spinner size={72} />
            </SpinnerOverlay>
          )}
        </Portrait>
        <Actions>
          <Button
            ref={chooseButton}
            id={labelId}
            kind="secondary"
            icon={Upload}
            isLoading={image.isUploading}
            onClick={() => input.current?.click()}
          >
            Change Photo
          </Button>
          {image.isUploading ? (
            <>
              <SecondButton kind="ghost" onClick={pressOnce(image.cancel)}>
                Cancel upload
              </SecondButton>
              <Progress aria-hidden="true">{`Uploading...${percent}`}</Progress>
            </>
          ) : (
            image.shownSrc !== undefined && (
              <RemoveButton kind="ghost" onClick={pressOnce(image.remove)}>
                Remove
              </RemoveButton>
            )
          )}
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
      <LiveRegion>
        {image.isUploading ? 'Uploading...' : image.step === 'canceled' ? CANCELED : ''}
      </LiveRegion>
    </FieldGroup>
  );
}
