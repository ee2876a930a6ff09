import { displayFileName, type PhotoRejection } from '@efie/domain/photos';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../primitives';
import { RejectionItem, RejectionList, RejectedNames } from './PhotoQueueField.styles';

export interface RejectedFilesProps {
  id: string;
  rejections: readonly PhotoRejection[];
}

/** Why files were not added: each message with the affected files. */
export function RejectedFiles({ id, rejections }: RejectedFilesProps) {
  if (rejections.length === 0) return null;
  return (
    <RejectionList role="list" id={id} className="rejections">
      {rejections.map(({ text, names }) => (
        <RejectionItem key={text}>
          <Icon icon={CircleAlert} size="s" />
          <span>
            <span>{text}</span>
            {names.length > 0 && <RejectedNames>{names.map(displayFileName).join(', ')}</RejectedNames>}
          </span>
        </RejectionItem>
      ))}
    </RejectionList>
  );
}
