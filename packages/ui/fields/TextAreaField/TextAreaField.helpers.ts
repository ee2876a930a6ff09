import { groupThousands } from '@efie/domain/text';

export interface TextCount {
  /** Code points, as the server counts them: an accented letter or a simple emoji is one. */
  count: number;
  isOver: boolean;
  /** '120 of 500', or over the maximum '510 of 500, 10 too many'. */
  text: string;
}

export function countText(value: string, max: number): TextCount {
  const count = [...value].length;
  const isOver = count > max;
  const total = `${groupThousands(count)} of ${groupThousands(max)}`;
  return {
    count,
    isOver,
    text: isOver ? `${total}, ${groupThousands(count - max)} too many` : total,
  };
}
