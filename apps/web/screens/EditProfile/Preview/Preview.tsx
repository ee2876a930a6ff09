import type { Agent } from '@efie/domain/account';
import { useWithheldNotice } from '@efie/ui';
import { LiveProfileValues } from '@efie/ui/forms/EditProfileForm';
import { ProfilePreview } from '@efie/ui/panels/ProfilePreview';
import { createPortal } from 'react-dom';

export interface PreviewProps {
  agent: Agent;
  /** The chosen profile image. */
  photo: File | null;
  /** The element beside the form; null until it is mounted. */
  target: HTMLElement | null;
}

/** How visitors see what is in the form. Rendered inside the form, for its values, and shown beside it. */
export function Preview({ agent, photo, target }: PreviewProps) {
  const isWithheld = useWithheldNotice() !== null;
  if (target === null || isWithheld) return null;
  return createPortal(
    <LiveProfileValues agent={agent} photo={photo}>
      {(values) => <ProfilePreview agent={agent} values={values} />}
    </LiveProfileValues>,
    target,
  );
}
