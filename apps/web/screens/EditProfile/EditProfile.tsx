import { useGetOwnAgentProfile } from '@efie/api';
import type { Agent } from '@efie/domain';
import { Heading, LiveRegion, SlowNotice, useWithheldNotice } from '@efie/ui';
import { EditProfileSkeleton } from '@efie/ui/forms/EditProfileForm';
import { notify } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useLoad } from '../shared/useLoad';
import { isSignedOut } from '../shared/refusals';
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
  const isWithheld = useWithheldNotice() !== null;
  // A session that ends or begins again empties the cache; the form outlasts it.
  const [agent, setAgent] = useState<Agent | null>(null);
  if (!isWithheld && load.kind === 'ready' && load.data !== agent) setAgent(load.data);
  const [hasRetried, setRetried] = useState(false);
  const navigate = useNavigate();
  return (
    <Page>
      <title>{pageTitle('Edit Profile')}</title>
      <Heading level={1} tabIndex={-1} data-page-heading>
        Edit Profile
      </Heading>
      {agent === null && load.kind === 'loading' && (
        <>
          <LiveRegion>Loading your profile</LiveRegion>
          <SlowNotice onCancel={() => void navigate(paths.agentDashboard)} />
          <EditProfileSkeleton />
        </>
      )}
      {agent === null && load.kind === 'failed' && (
        <EditProfileFailed
          {...load}
          onRetry={() => {
            setRetried(true);
            load.onRetry();
          }}
        />
      )}
      {agent !== null && <EditProfileView agent={agent} takesFocus={hasRetried} />}
    </Page>
  );
}
