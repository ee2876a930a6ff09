import type { Listing } from '@efie/domain/listing';
import { formatPrice } from '@efie/domain/money';
import {
  ADVANCE_MONTHS,
  ADVANCE_LIMIT,
  AGENT_FEE_PERCENTS,
  isAboveAdvanceLimit,
  calculateMoveInCost,
  monthsText,
  USUAL_MOVE_IN_TERMS,
} from '@efie/domain/moveIn';
import { useId, useState } from 'react';
import { Alert, LiveRegion, NumberChips } from '../../primitives';
import { hasMoveInCost } from './hasMoveInCost';
import { Choices, Line, Lines, Panel, Terms, Title } from './MoveInCost.styles';

export interface MoveInCostProps {
  /** A listing for rent; others have no move-in cost. */
  listing: Pick<Listing, 'listingType' | 'price'>;
  /** Target id for links to the panel, which move focus to it. */
  id: string;
  /** Months of advance at first, one of `ADVANCE_MONTHS`; the legal limit of six by default. */
  initialMonths?: number | undefined;
}

const advances = ADVANCE_MONTHS.map((months) => ({ value: String(months), label: String(months) }));
const fees = AGENT_FEE_PERCENTS.map((percent) => ({ value: String(percent), label: `${percent}%` }));

/**
 * Calculates the cost of moving into a rented home from months of advance and the agent's fee, with a warning above the
 * legal six months. The fee is asked for (ruling 165). Nothing is sent or stored. Renders nothing without a rent.
 */
export function MoveInCost({ listing, id, initialMonths = USUAL_MOVE_IN_TERMS.months }: MoveInCostProps) {
  const titleId = useId();
  const [months, setMonths] = useState<number>(initialMonths);
  const [feePercent, setFeePercent] = useState<number>();
  const cost = calculateMoveInCost({ monthlyRent: listing.price ?? 0, months, feePercent: feePercent ?? 0 });
  if (cost === null || !hasMoveInCost(listing)) return null;
  const total = formatPrice(cost.total);
  const totalLabel = feePercent === undefined ? 'Total, agent fee not included' : 'Total';
  return (
    <Panel id={id} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>Move-in cost</Title>
      <Choices>
        <NumberChips
          label="Advance, in months"
          hint={`${ADVANCE_LIMIT.months} is the legal limit.`}
          options={advances}
          value={String(months)}
          onValueChange={(value) => setMonths(Number(value))}
        />
        <NumberChips
          label="Agent fee"
          hint="A share of 12 months’ rent, whatever the advance."
          options={fees}
          value={feePercent === undefined ? '' : String(feePercent)}
          onValueChange={(value) => setFeePercent(Number(value))}
        />
      </Choices>
      <Lines>
        <Line>
          <dt>{`${formatPrice(listing.price)} × ${monthsText(months)}`}</dt>
          <dd>{formatPrice(cost.advance)}</dd>
        </Line>
        <Line>
          {feePercent === undefined ? (
            <>
              <dt>Agent fee</dt>
              <dd>Ask the agent</dd>
            </>
          ) : (
            <>
              <dt>{`Agent fee, ${feePercent}%`}</dt>
              <dd>{formatPrice(cost.fee)}</dd>
            </>
          )}
        </Line>
        <Line data-total="true">
          <dt>{totalLabel}</dt>
          <dd>{total}</dd>
        </Line>
      </Lines>
      <LiveRegion>{`${totalLabel} ${total}`}</LiveRegion>
      {isAboveAdvanceLimit(months) && (
        <Alert kind="warning">{`${ADVANCE_LIMIT.text} ${ADVANCE_LIMIT.source}.`}</Alert>
      )}
      <Terms>The agent sets the final terms.</Terms>
    </Panel>
  );
}
