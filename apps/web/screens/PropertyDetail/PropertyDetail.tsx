import { isNotFound } from '@efie/api';
import { lazyComponent } from '@efie/ui';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenLoadFailure } from '../../routing/boundaries/ScreenLoadFailure';
import { DetailFailed } from './DetailFailed';
import { DetailLoading } from './DetailLoading';
import { DetailView } from './DetailView';
import { useListing } from './useListing';

// Lazy, because few visitors need it.
const DetailNotFound = lazyComponent(
  async () => (await import('./DetailNotFound')).DetailNotFound,
  ScreenLoadFailure,
);

/** The screen of one listing. It does not count a view; only cards do (ruling 36). */
export function PropertyDetailScreen() {
  const { id = '' } = useParams();
  return <Detail key={id} id={id} />;
}

function Detail({ id }: { id: string }) {
  const state = useListing(id);
  const [hasRetried, setRetried] = useState(false);
  if (state.kind === 'loading') return <DetailLoading onCancel={state.onCancel} />;
  if (state.kind !== 'error') return <DetailView listing={state.data} shouldFocusTitle={hasRetried} />;
  if (isNotFound(state.error)) {
    return (
      <Suspense>
        <DetailNotFound />
      </Suspense>
    );
  }
  return (
    <DetailFailed
      {...state}
      onRetry={() => {
        setRetried(true);
        state.onRetry();
      }}
    />
  );
}
