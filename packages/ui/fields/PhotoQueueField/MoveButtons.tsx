import { ArrowLeft, ArrowRight } from 'lucide-react';
import { IconButton } from '../../primitives';
import { MoveRow, Position } from './PhotoQueueField.styles';

export interface MoveButtonsProps {
  /** 'photo 2, kitchen.jpg' */
  name: string;
  index: number;
  total: number;
  onMove: (to: number) => void;
}

/** Moves a photo by one position without dragging (WCAG 2.5.7). At an end the disabled button stays focusable. */
export function MoveButtons({ name, index, total, onMove }: MoveButtonsProps) {
  return (
    <MoveRow>
      <IconButton
        label={`Move ${name} earlier`}
        icon={ArrowLeft}
        disabledReason={index === 0 ? 'This is the first photo' : undefined}
        onClick={() => onMove(index - 1)}
      />
      <Position aria-hidden="true">{`${index + 1} of ${total}`}</Position>
      <IconButton
        label={`Move ${name} later`}
        icon={ArrowRight}
        disabledReason={index === total - 1 ? 'This is the last photo' : undefined}
        onClick={() => onMove(index + 1)}
      />
    </MoveRow>
  );
}
