import type { Agent } from '@efie/domain/account';
import { SlowNotice, useModule } from '@efie/ui';
import { EditProfileForm } from '@efie/ui/forms/EditProfileForm';
import { useState } from 'react';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { Split } from './EditProfile.styles';
import { rest } from './modules';
import { useImageUpload } from './useImageUpload';
import { useSaveProfile } from './useSaveProfile';

export interface EditProfileViewProps {
  agent: Agent;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

export function EditProfileView({ agent, shouldFocusHeading }: EditProfileViewProps) {
  const { module } = useModule(rest);
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
        accountFacts={module && <module.AccountFacts agent={agent} />}
        footer={
          <>
            {isSending && <SlowNotice onCancel={cancel} />}
            {module && <module.Preview agent={agent} photo={photo} target={beside} />}
          </>
        }
      />
      <div ref={setBeside} />
    </Split>
  );
}
