import { shortFileName, type PhotoRefusal } from '@efie/domain';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../primitives';
import { RefusalItem, RefusalList, RefusedNames } from './PhotoQueueField.styles';

export interface RefusalsProps {
  id: string;
  refusals: readonly PhotoRefusal[];
}

/** Why files were not added: each message with the affected files. */
export function Refusals({ id, refusals }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <RefusalList id={id} className="rejections">
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
