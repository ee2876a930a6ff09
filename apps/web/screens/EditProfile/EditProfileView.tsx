import type { Agent } from '@efie/domain';
import { SlowNotice } from '@efie/ui';
import { EditProfileForm } from '@efie/ui/forms/EditProfileForm';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { useProfileImage } from './useProfileImage';
import { useSaveProfile } from './useSaveProfile';

export interface EditProfileViewProps {
  agent: Agent;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

export function EditProfileView({ agent, shouldFocusHeading }: EditProfileViewProps) {
  const { form, isSending, cancel } = useSaveProfile();
  const image = useProfileImage();
  useFocusScreenHeading(shouldFocusHeading);
  return (
    <EditProfileForm
      {...form}
      agent={agent}
      image={image}
      footer={isSending && <SlowNotice onCancel={cancel} />}
    />
  );
}
