import { MAX_COMPARED } from '@efie/domain/compare';
import { Button } from '../../primitives';
import { Actions, Bar, Count, Track } from './CompareBar.styles';

export interface CompareBarProps {
  /** Number of chosen homes; with 0 nothing is rendered. */
  count: number;
  /** URL of the comparison. */
  href: string;
  /** Called by the button that drops all chosen homes. */
  onClear: () => void;
}

/** The homes chosen to be compared, at the bottom of the viewport: their number, Clear and the link to the comparison. */
export function CompareBar({ count, href, onClear }: CompareBarProps) {
  if (count === 0) return null;
  return (
    <Track data-compare-bar>
      <Bar role="region" aria-label="Comparison">
        <Count role="status">{`${count} of ${MAX_COMPARED}`}</Count>
        <Actions>
          <Button kind="ghost" onClick={onClear}>
            Clear
          </Button>
          <Button kind={count > 1 ? 'primary' : 'secondary'} href={href}>
            {`Compare (${count})`}
          </Button>
        </Actions>
      </Bar>
    </Track>
  );
}
