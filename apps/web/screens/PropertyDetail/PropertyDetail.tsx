import { isNotFound } from '@efie/api';
import { cleanUrlValue } from '@efie/domain/text';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenLoadFailure } from '../../routing/boundaries/ScreenLoadFailure';
import { isUnreachable } from '../common/requests/isUnreachable';
import { DetailFailed } from './DetailFailed';
import { DetailLoading } from './DetailLoading';
import { DetailView } from './DetailView';
import { useRest } from './modules';
import { useListing } from './useListing';

/** The screen of one listing. It does not count a view; only cards do (ruling 36). */
export function PropertyDetailScreen() {
  const id = cleanUrlValue(useParams()['id'] ?? '');
  return <Detail key={id} id={id} />;
}

function Detail({ id }: { id: string }) {
  const { module: rest, failure } = useRest();
  const state = useListing(id);
  const [hasRetried, setRetried] = useState(false);
  // Kept: when the connection returns, the copy stays on the screen until there is a response.
  const [wasUnreachable, setUnreachable] = useState(false);
  if (!wasUnreachable && isUnreachable(state)) setUnreachable(true);
  if (state.kind === 'error' && isNotFound(state.error))
    return rest ? <rest.DetailNotFound /> : failure && <ScreenLoadFailure {...failure} />;
  if ('data' in state) return <DetailView listing={state.data} shouldFocusTitle={hasRetried} />;
  const renderWithoutCopy = (other = { hasSavedHomes: false }) =>
    state.kind === 'loading' ? (
      <DetailLoading onCancel={state.onCancel} />
    ) : (
      <DetailFailed
        {...state}
        {...other}
        onRetry={() => {
          setRetried(true);
          state.onRetry();
        }}
      />
    );
  // Without its code the failure is shown.
  if (!wasUnreachable || !rest) return renderWithoutCopy();
  return <rest.SavedDetail id={id} shouldFocusTitle={hasRetried} renderWithoutCopy={renderWithoutCopy} />;
}
