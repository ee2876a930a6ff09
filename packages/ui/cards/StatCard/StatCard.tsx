import { groupThousands } from '@efie/domain';
import { Icon, SkeletonLine, VisuallyHidden, type IconType } from '../../primitives';
import { Card, Failure, Figure, Label, Tile } from './StatCard.styles';

export interface StatCardProps {
  /** 'Active listings': what is counted. */
  label: string;
  /** A whole number of 0 or more; 'loading' and 'failed' while there is none. */
  value: number | 'loading' | 'failed';
  /** Decoration: the label says the same. */
  icon: IconType;
}

function FigureOf({ value }: Pick<StatCardProps, 'value'>) {
  if (value === 'loading') return <SkeletonLine variant="stat" width="3.5rem" />;
  if (value === 'failed') return <span aria-hidden="true">–</span>;
  return groupThousands(String(value));
}

/**
 * One figure of the dashboard (ruling 108, checklist 370). While it loads the label stands already and only the number is
 * awaited; a figure that did not come is a dash with its words, never 0.
 */
export function StatCard({ label, value, icon }: StatCardProps) {
  return (
    <Card>
      <Figure as={value === 'loading' ? 'div' : 'p'}>
        <FigureOf value={value} />
      </Figure>
      <Tile aria-hidden="true">
        <Icon icon={icon} />
      </Tile>
      <Label>
        {label}
        {value === 'loading' && <VisuallyHidden>, loading</VisuallyHidden>}
      </Label>
      {value === 'failed' && <Failure>Could not be loaded</Failure>}
    </Card>
  );
}
