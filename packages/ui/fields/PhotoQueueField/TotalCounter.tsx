import { PHOTO_LIMITS, PHOTO_MESSAGES, totalAfterUpdate } from '@efie/domain';
import { CircleAlert, Images } from 'lucide-react';
import { Icon } from '../../primitives';
import { Total, TotalWhy } from './PhotoQueueField.styles';

export interface TotalCounterProps {
  /** Photos that the listing will have. */
  count: number;
  /** A deletion was just refused, because it would leave too few. */
  isRefused?: boolean;
}

/** 'Total images after update: n/3 minimum'; red, with the specification's sentence, below three. */
export function TotalCounter({ count, isRefused = false }: TotalCounterProps) {
  const isDanger = isRefused || count < PHOTO_LIMITS.least;
  return (
    <Total data-tone={isDanger ? 'danger' : 'plain'}>
      <Icon icon={isDanger ? CircleAlert : Images} />
      <span>
        {totalAfterUpdate(count)}
        {isDanger && <TotalWhy>{PHOTO_MESSAGES.tooFewLeft}</TotalWhy>}
      </span>
    </Total>
  );
}
