import { groupThousands } from '@efie/domain/text';
import { SkeletonLine, VisuallyHidden } from '../../primitives';
import { Card, Failure, Figure, Label } from './StatCard.styles';

export interface StatCardProps {
  /** Name of the count, such as 'Active listings'. */
  label: string;
  /** A whole number of 0 or more, or the state of its request. */
  value: number | 'loading' | 'failed';
}

function StatValue({ value }: Pick<StatCardProps, 'value'>) {
  if (value === 'loading') return <SkeletonLine variant="stat" width="1.5rem" />;
  if (value === 'failed') return <span aria-hidden="true">–</span>;
  return <span>{groupThousands(value)}</span>;
}

/** One statistic of the dashboard. A failed one shows a dash and a message, never 0. */
export function StatCard({ label, value }: StatCardProps) {
  return (
    <Card>
      <Label>
        <span>{label}</span>
        {value === 'loading' && <VisuallyHidden>, loading</VisuallyHidden>}
      </Label>
      <Figure as={value === 'loading' ? 'div' : 'p'}>
        <StatValue value={value} />
      </Figure>
      {value === 'failed' && <Failure>Could not be loaded</Failure>}
    </Card>
  );
}
