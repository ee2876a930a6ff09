import { Button } from '../Button';
import { InlineError } from '../ErrorState';
import { focusReplacement } from './focusReplacement';
import type { LoadFailureProps } from './createModule';
import { useRetry } from './useRetry';

const reload = () => window.location.reload();

/**
 * Replaces a part of a page whose code could not be loaded. After a second failure it offers a reload, because a new version
 * may have renamed the file. It never reloads by itself: the page may have unsaved input.
 */
export function LoadFailure({ onRetry }: Pick<LoadFailureProps, 'onRetry'>) {
  const { isRetrying, hasFailedAgain, retry } = useRetry(onRetry);
  return (
    <div ref={focusReplacement}>
      <InlineError
        onRetry={retry}
        isRetrying={isRetrying}
        action={
          hasFailedAgain && (
            <Button kind="ghost" onClick={reload}>
              Reload the page
            </Button>
          )
        }
      >
        This part could not be loaded.
      </InlineError>
    </div>
  );
}
