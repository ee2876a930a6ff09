import { useGetOwnAgentProfile } from '@efie/api';
import { Heading, LiveRegion, SlowNotice } from '@efie/ui';
import { EditProfileSkeleton } from '@efie/ui/forms/EditProfileForm';
import { notify } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { pageTitle } from '../../app/title';
import { useLoad } from '../parts/useLoad';
import { isSignedOut } from '../parts/refusals';
import { EditProfileFailed } from './EditProfileFailed';
import { EditProfileView } from './EditProfileView';
import { Page } from './EditProfile.styles';

/** Any failure is told, each time it happens (checklist 441); the end of the session tells itself. */
function tellOfFailure(error: unknown): void {
  if (isSignedOut(error)) return;
  notify({
    kind: 'error',
    title: 'Error',
    description: 'Failed to load profile data. Please try again.',
  });
}

/** Where an agent changes what others see of them (specification section 2 "Edit profile", checklist 440 to 471). */
export function Screen() {
  const load = useLoad(useGetOwnAgentProfile(), tellOfFailure);
  const [hasRetried, setRetried] = useState(false);
  const navigate = useNavigate();
  return (
    <Page>
      <title>{pageTitle('Edit Profile')}</title>
      <Heading level={1} tabIndex={-1} data-page-heading>
        Edit Profile
      </Heading>
      {load.kind === 'loading' && (
        <>
          <LiveRegion>Loading your profile</LiveRegion>
          <SlowNotice onCancel={() => void navigate(paths.agentDashboard)} />
          <EditProfileSkeleton />
        </>
      )}
      {load.kind === 'failed' && (
        <EditProfileFailed
          {...load}
          onRetry={() => {
            setRetried(true);
            load.onRetry();
          }}
        />
      )}
      {load.kind === 'ready' && <EditProfileView agent={load.data} takesFocus={hasRetried} />}
    </Page>
  );
}
