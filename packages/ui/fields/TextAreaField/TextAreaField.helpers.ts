import { groupThousands } from '@efie/domain';

/** How much of a text fits. */
export interface TextCount {
  /** Characters as a server counts them: an accented letter or a plain emoji is one. */
  count: number;
  isOver: boolean;
  /** '120 of 500', or past the end '510 of 500, 10 too many'. */
  text: string;
}

/** Counts a text against the most characters that it may have. */
export function countText(value: string, max: number): TextCount {
  const count = [...value].length;
  const isOver = count > max;
  const total = `${groupThousands(String(count))} of ${groupThousands(String(max))}`;
  return {
    count,
    isOver,
    text: isOver ? `${total}, ${groupThousands(String(count - max))} too many` : total,
  };
}
