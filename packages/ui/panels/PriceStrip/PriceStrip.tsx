import type { PriceStrip as Strip } from '@efie/domain/listing';
import { formatPrice } from '@efie/domain/money';
import { styled } from 'styled-components';
import { color, type } from '../../theme/tokens';

const Line = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 1.25rem;
  overflow: visible;
  & > circle {
    fill: ${color.text3};
    fill-opacity: 0.5;
  }
  & > line {
    stroke: ${color.text};
    stroke-width: 2px;
  }
  & > circle:last-child {
    fill: ${color.heart};
    fill-opacity: 1;
    stroke: ${color.surface};
    stroke-width: 2px;
  }
`;

const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  ${type.caption}
  ${type.figures}
  color: ${color.text3};
`;

export interface PriceStripProps {
  /** From `priceStripOf`. */
  strip: Strip;
}

/** Room at both ends for half of a dot, in percent. */
const INSET = 3;

const x = (position: number) => `${INSET + position * (100 - 2 * INSET)}%`;

/**
 * A price among those of similar homes: one dot each, this home's in color, and a line at the median. Hidden from screen
 * readers: a sentence beside it must say the same.
 */
export function PriceStrip({ strip: { lowest, highest, own, median, others } }: PriceStripProps) {
  return (
    <span aria-hidden="true" dir="ltr">
      <Line>
        {others.map((position, index) => (
          <circle key={index} cx={x(position)} cy="50%" r="4" />
        ))}
        <line x1={x(median)} x2={x(median)} y1="0" y2="100%" />
        <circle cx={x(own)} cy="50%" r="6" />
      </Line>
      <Ends>
        <span>{formatPrice(lowest)}</span>
        <span>{formatPrice(highest)}</span>
      </Ends>
    </span>
  );
}
