import { getAgentProfileQuery, useGetAgentProfile } from '@efie/api';
import { notify } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLoadState } from '../common/requests/useLoadState';
import { ProfileFailed } from './ProfileFailed';
import { ProfileLoading } from './ProfileLoading';
import { ProfileView } from './ProfileView';

/** Every failure raises the same toast, also 404 (ruling 128). */
function notifyFailure(): void {
  notify({ kind: 'error', title: 'Failed to load agent profile' });
}

/** The public profile of an agent; no session is needed. */
export function AgentProfileScreen() {
  const { id = '' } = useParams();
  return <Profile key={id} id={id} />;
}

function Profile({ id }: { id: string }) {
  const load = useLoadState(useGetAgentProfile(id), getAgentProfileQuery(id).queryKey, notifyFailure);
  const [hasRetried, setRetried] = useState(false);
  switch (load.kind) {
    case 'loading':
      return <ProfileLoading />;
    case 'failed':
      return (
        <ProfileFailed
          {...load}
          onRetry={() => {
            setRetried(true);
            load.onRetry();
          }}
        />
      );
    case 'ready':
      return <ProfileView agent={load.data} shouldFocusHeading={hasRetried} />;
  }
}
