import { isConnectionError, messageOr } from '@efie/api';
import { pluralize } from '@efie/domain';
import { ErrorState, Skeleton, SlowNotice } from '@efie/ui';
import { useState } from 'react';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
import { Content, SkeletonColumns } from './Compare.styles';
import { CompareHeader } from './CompareHeader';
import { CompareView } from './CompareView';
import { useComparedListings } from './useComparedListings';

/** The homes with these ids, at least one: loading, failed or side by side. */
export function ComparedHomes({ ids }: { ids: readonly string[] }) {
  const state = useComparedListings(ids);
  const [loadingText] = useState(`Loading ${pluralize(ids.length, 'home', 'homes')}...`);
  if (state.kind === 'ready') return <CompareView {...state} />;
  if (state.kind === 'error') {
    return (
      <>
        <CompareHeader />
        <ErrorState
          title="The homes could not be loaded"
          onRetry={() => {
            // The skeletons replace the pressed button.
            focusScreenHeading();
            state.onRetry();
          }}
        >
          {isConnectionError(state.error)
            ? 'Check your connection, then try again.'
            : messageOr(state.error, 'Try again in a moment.')}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <CompareHeader>{loadingText}</CompareHeader>
      <Content>
        <SkeletonColumns aria-hidden="true" data-skeleton>
          {ids.slice(0, 2).map((id) => (
            <Skeleton key={id} height="28rem" radius="20px" />
          ))}
        </SkeletonColumns>
        <SlowNotice
          onCancel={() => {
            focusScreenHeading();
            state.onCancel();
          }}
        />
      </Content>
    </>
  );
}
