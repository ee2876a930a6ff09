import {
  ADVANCE_MONTHS,
  ADVANCE_RULE,
  AGENT_FEES,
  countOf,
  formatPrice,
  isOverAdvanceRule,
  moveInCost,
  type Listing,
} from '@efie/domain';
import { useId, useState } from 'react';
import { Alert, LiveRegion, NumberChips } from '../../primitives';
import { hasMoveInCost } from './hasMoveInCost';
import { Choices, Line, Lines, Panel, Terms, Title } from './MoveInCost.styles';

export interface MoveInCostProps {
  listing: Pick<Listing, 'listingType' | 'price'>;
  /** For links that jump to the panel: it takes the focus. */
  id: string;
}

const monthsText = (months: number): string => countOf(months, 'month', 'months');

const advances = ADVANCE_MONTHS.map((months) => ({ value: String(months), label: String(months) }));
const fees = AGENT_FEES.map((percent) => ({ value: String(percent), label: `${percent}%` }));

/**
 * What it takes to move into a home for rent (ruling 134): months of advance, the agent's fee and their sum, with the
 * six-month rule of the law where more is asked for. A visitor's own reckoning: nothing is sent or kept.
 */
export function MoveInCost({ listing, id }: MoveInCostProps) {
  const titleId = useId();
  const [months, setMonths] = useState(6);
  const [feePercent, setFeePercent] = useState(0);
  const cost = moveInCost({ monthlyRent: listing.price ?? 0, months, feePercent });
  if (cost === null || !hasMoveInCost(listing)) return null;
  const total = formatPrice(cost.total);
  return (
    <Panel id={id} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>Move-in cost</Title>
      <Choices>
        <NumberChips
          label="Advance, in months"
          options={advances}
          value={String(months)}
          onValueChange={(value) => setMonths(Number(value))}
        />
        <NumberChips
          label="Agent fee"
          hint="A share of 12 months’ rent, whatever the advance."
          options={fees}
          value={String(feePercent)}
          onValueChange={(value) => setFeePercent(Number(value))}
        />
      </Choices>
      <Lines>
        <Line>
          <dt>
            {formatPrice(listing.price)} x {monthsText(months)}
          </dt>
          <dd>{formatPrice(cost.advance)}</dd>
        </Line>
        <Line>
          <dt>Agent fee, {feePercent}%</dt>
          <dd>{formatPrice(cost.fee)}</dd>
        </Line>
        <Line data-total="true">
          <dt>Total</dt>
          <dd>{total}</dd>
        </Line>
      </Lines>
      <LiveRegion>{`Total ${total}`}</LiveRegion>
      {isOverAdvanceRule(months) && (
        <Alert kind="warning">
          {ADVANCE_RULE.text} {ADVANCE_RULE.source}.
        </Alert>
      )}
      <Terms>Ask the agent for the real terms.</Terms>
    </Panel>
  );
}
