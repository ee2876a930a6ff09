import { useGetAgentProfile } from '@efie/api';
import { notify } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLoad } from '../shared/useLoad';
import { ProfileFailed } from './ProfileFailed';
import { ProfileLoading } from './ProfileLoading';
import { ProfileView } from './ProfileView';

/** Any failure is told, each time it happens (checklist 505, ruling 128). */
function tellOfFailure(): void {
  notify({ kind: 'error', title: 'Failed to load agent profile' });
}

/** An agent as anyone may see them (specification section 2 "Public agent profile"; checklist 503 to 521). No token is needed. */
export function Screen() {
  const { id = '' } = useParams();
  return <Profile key={id} id={id} />;
}

function Profile({ id }: { id: string }) {
  const load = useLoad(useGetAgentProfile(id), tellOfFailure);
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
      return <ProfileView agent={load.data} takesFocus={hasRetried} />;
  }
}
