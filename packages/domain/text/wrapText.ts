const ELLIPSIS = '…';

interface WrapOptions {
  /** The longest line, in the unit of `measure`. */
  width: number;
  maxLines: number;
  /** The width of a text. */
  measure: (text: string) => number;
}

/** The longest start that fits, without cutting a letter from its marks. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  let known = 0;
  let limit = letters.length;
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2);
    if (fits(letters.slice(0, middle).join(''))) known = middle;
    else limit = middle - 1;
  }
  return letters.slice(0, known).join('');
}

/** Breaks a text into lines, at spaces or else inside a word; what is left over becomes an ellipsis. */
export function wrapText(text: string, { width, maxLines, measure }: WrapOptions): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < maxLines) {
    if (measure(rest) <= width) return [...lines, rest];
    const end = lines.length === maxLines - 1 ? ELLIPSIS : '';
    const start = longestStart(rest, (part) => measure(part.trimEnd() + end) <= width);
    const lastSpace = start.lastIndexOf(' ');
    const isWhole = rest.charAt(start.length) === ' ' || lastSpace <= 0;
    const line = (isWhole ? start : start.slice(0, lastSpace)).trimEnd();
    if (line === '') return lines;
    lines.push(line + end);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}
