import { shortFileName, type PhotoRefusal } from '@efie/domain';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../primitives';
import { RefusalItem, RefusalList, RefusedNames } from './PhotoQueueField.styles';

export interface RefusalsProps {
  /** Ties the zone to what it refused. */
  id: string;
  refusals: readonly PhotoRefusal[];
}

/** Why files were not added, at the zone: the sentence, then the files it is about. */
export function Refusals({ id, refusals }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <RefusalList id={id} className="refusals">
      {refusals.map(({ text, names }) => (
        <RefusalItem key={text}>
          <Icon icon={CircleAlert} size="s" />
          <span>
            {text}
            {names.length > 0 && <RefusedNames>{names.map(shortFileName).join(', ')}</RefusedNames>}
          </span>
        </RefusalItem>
      ))}
    </RefusalList>
  );
}
