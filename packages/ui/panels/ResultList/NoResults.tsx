import { Button, EmptyState } from '../../primitives';

export interface NoResultsProps {
  onClearAll: () => void;
}

/** What stands where no listing fits, in the specification's words (checklist 202 to 204). */
export function NoResults({ onClearAll }: NoResultsProps) {
  return (
    <EmptyState
      title="No properties found"
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
