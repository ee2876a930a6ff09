import { PHOTO_LIMITS, PHOTO_MESSAGES, totalAfterUpdate } from '@efie/domain';
import { CircleAlert, Images } from 'lucide-react';
import { Icon } from '../../primitives';
import { Total, TotalWhy } from './PhotoQueueField.styles';

export interface TotalCounterProps {
  /** Number of photos after saving. */
  count: number;
  /** A deletion was just rejected, because it would leave too few photos. */
  isRefused?: boolean;
}

/** 'Total images after update: n/3 minimum'; in the danger color, with an explanation, below three. */
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
