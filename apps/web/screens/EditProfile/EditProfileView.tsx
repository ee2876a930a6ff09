import type { Agent } from '@efie/domain/account';
import { lazyComponent, SlowNotice } from '@efie/ui';
import { EditProfileForm } from '@efie/ui/forms/EditProfileForm';
import { useState } from 'react';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { Split } from './EditProfile.styles';
import { useImageUpload } from './useImageUpload';
import { useSaveProfile } from './useSaveProfile';

const Preview = lazyComponent(async () => (await import('./Preview/Preview')).Preview);

export interface EditProfileViewProps {
  agent: Agent;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

export function EditProfileView({ agent, shouldFocusHeading }: EditProfileViewProps) {
  const { form, isSending, cancel } = useSaveProfile();
  const { photo, ...image } = useImageUpload();
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  useFocusScreenHeading(shouldFocusHeading);
  return (
    <Split>
      <EditProfileForm
        {...form}
        agent={agent}
        image={image}
        footer={
          <>
            {isSending && <SlowNotice onCancel={cancel} />}
            <Preview.Optional agent={agent} photo={photo} target={beside} />
          </>
        }
      />
      <div ref={setBeside} />
    </Split>
  );
}
