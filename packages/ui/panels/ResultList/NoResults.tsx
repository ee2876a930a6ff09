import { Button, EmptyState } from '../../primitives';

const TITLE = 'No properties found';

export interface NoResultsProps {
  /** Left out where no filter is set, so that there is nothing to clear. */
  onClearAll?: (() => void) | undefined;
}

/**
 * Shown when no listing matches. Without a filter nothing is listed at all, and advice about filters would mislead.
 */
export function NoResults({ onClearAll }: NoResultsProps) {
  if (onClearAll === undefined)
    return <EmptyState title={TITLE}>Nothing is listed yet. Come back soon.</EmptyState>;
  return (
    <EmptyState
      title={TITLE}
      action={
        <Button size="large" onClick={onClearAll}>
          Clear All Filters
        </Button>
      }
    >
      Try adjusting your search criteria or filters to find more properties.
    </EmptyState>
  );
}
