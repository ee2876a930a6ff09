import { retryAdvice, type QueryState } from '@efie/api';
import { ErrorState } from '@efie/ui';
import { Panel } from './AgentDashboard.styles';

type FailedLoad = Extract<QueryState<unknown>, { kind: 'error' }>;

/** Profile, listings and payments have all failed: one message, and one button that loads all three again. */
export function EverythingFailed({ loads }: { loads: readonly FailedLoad[] }) {
  const isCanceled = loads.every((load) => load.isCanceled);
  const error = loads.find((load) => !load.isCanceled)?.error;
  return (
    <Panel as="div">
      <ErrorState
        title={isCanceled ? 'Your dashboard was not loaded' : 'Your dashboard could not be loaded'}
        onRetry={() => {
          for (const { onRetry } of loads) onRetry();
        }}
        isRetrying={loads.some(({ isRetrying }) => isRetrying)}
      >
        {isCanceled ? 'Loading cancelled.' : retryAdvice(error)}
      </ErrorState>
    </Panel>
  );
}
