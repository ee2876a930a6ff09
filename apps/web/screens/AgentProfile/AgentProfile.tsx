import { getAgentProfileQuery, useQueryState } from '@efie/api';
import { cleanUrlValue } from '@efie/domain/text';
import { notify } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ProfileFailed } from './ProfileFailed';
import { ProfileLoading } from './ProfileLoading';
import { ProfileView } from './ProfileView';

/** Every failure raises the same toast, also 404 (ruling 128). */
function notifyFailure(): void {
  notify({ kind: 'error', title: 'Failed to load agent profile' });
}

/** The public profile of an agent; no session is needed. */
export function AgentProfileScreen() {
  const id = cleanUrlValue(useParams()['id'] ?? '');
  return <Profile key={id} id={id} />;
}

function Profile({ id }: { id: string }) {
  const load = useQueryState(getAgentProfileQuery(id), { onError: notifyFailure });
  const [hasRetried, setRetried] = useState(false);
  if (load.kind === 'loading') return <ProfileLoading />;
  if (load.kind === 'error') {
    return (
      <ProfileFailed
        {...load}
        onRetry={() => {
          setRetried(true);
          load.onRetry();
        }}
      />
    );
  }
  return <ProfileView agent={load.data} shouldFocusHeading={hasRetried} />;
}
