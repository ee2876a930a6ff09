import type { Agent } from '@efie/domain';
import { SlowNotice } from '@efie/ui';
import { EditProfileForm } from '@efie/ui/forms/EditProfileForm';
import { useHeadingFocus } from '../../routing/useHeadingFocus';
import { useProfilePicture } from './useProfilePicture';
import { useSaveProfile } from './useSaveProfile';

export interface EditProfileViewProps {
  agent: Agent;
  /** It comes after a pressed Try again, whose button is gone: the focus goes to the heading. */
  takesFocus: boolean;
}

/** The profile is there to be changed. */
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
