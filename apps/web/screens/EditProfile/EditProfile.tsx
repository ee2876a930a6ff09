import { getOwnAgentProfileQuery, isUnauthorized, useQueryState } from '@efie/api';
import type { Agent } from '@efie/domain/account';
import { Heading, LiveRegion, SlowNotice, useWithheldNotice } from '@efie/ui';
import { EditProfileSkeleton } from '@efie/ui/forms/EditProfileForm';
import { notify } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { EditProfileFailed } from './EditProfileFailed';
import { EditProfileView } from './EditProfileView';
import { Page, Split } from './EditProfile.styles';

/** A rejected token is reported by the route guard instead. */
function notifyFailure(error: unknown): void {
  if (isUnauthorized(error)) return;
  notify({
    kind: 'error',
    title: 'Error',
    description: 'Failed to load profile data. Please try again.',
  });
}

export function EditProfileScreen() {
  const load = useQueryState(getOwnAgentProfileQuery(), { onError: notifyFailure });
  const isWithheld = useWithheldNotice() !== null;
  // The end of a session clears the cache; the form stays mounted with the last loaded agent.
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
          <Split>
            <EditProfileSkeleton />
          </Split>
        </>
      )}
      {agent === null && load.kind === 'error' && (
        <EditProfileFailed
          {...load}
          onRetry={() => {
            setRetried(true);
            load.onRetry();
          }}
        />
      )}
      {agent !== null && <EditProfileView agent={agent} shouldFocusHeading={hasRetried} />}
    </Page>
  );
}
