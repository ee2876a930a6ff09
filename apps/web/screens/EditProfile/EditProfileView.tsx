import type { Agent } from '@efie/domain';
import { SlowNotice } from '@efie/ui';
import { EditProfileForm } from '@efie/ui/forms/EditProfileForm';
import { useHeadingFocus } from '../../routing/useHeadingFocus';
import { useProfilePicture } from './useProfilePicture';
import { useSaveProfile } from './useSaveProfile';

export interface EditProfileViewProps {
  agent: Agent;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  takesFocus: boolean;
}

export function EditProfileView({ agent, takesFocus }: EditProfileViewProps) {
  const { form, isSending, cancel } = useSaveProfile();
  const image = useProfilePicture();
  useHeadingFocus(takesFocus);
  return (
    <EditProfileForm
      {...form}
      agent={agent}
      image={image}
      more={isSending && <SlowNotice onCancel={cancel} />}
    />
  );
}
