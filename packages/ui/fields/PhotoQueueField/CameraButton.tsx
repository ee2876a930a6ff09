import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../primitives';

export interface CameraButtonProps {
  /** Receives the photo. */
  onFiles: (files: readonly File[]) => void;
  /** Why no photo can be added now, in one sentence. */
  disabledReason?: string | undefined;
}

/** Opens the camera at the back of a phone. */
export function CameraButton({ onFiles, disabledReason }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Otherwise the same photo could not be taken again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div>
      <Button
        kind="secondary"
        icon={Camera}
        isFullWidth
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        Take a photo
      </Button>
      {/* Opened by the button; hidden from view, the tab order and assistive technology. */}
      <input
        ref={input}
        type="file"
        accept="image/jpeg"
        capture="environment"
        aria-label="Take a photo"
        onChange={onChange}
        style={{ display: 'none' }}
      />
    </div>
  );
}
