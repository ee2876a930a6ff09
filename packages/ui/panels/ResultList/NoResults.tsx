import { Button, EmptyState } from '../../primitives';

const TITLE = 'No properties found';

export interface NoResultsProps {
  onClearAll?: (() => void) | undefined;
}

/** The empty state of the results. Without filters there are no listings at all, so the text does not mention filters. */
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
