import { cleanText } from '../text/cleanText';
import { readNumberText } from './readNumberText';
import { sanitizePriceInput } from './sanitizePriceInput';
import { withoutAreaUnit } from './withoutAreaUnit';
import { withoutCurrency } from './withoutCurrency';

/** Typed or pasted text that a number field leaves out, and which may have meant something. */
export interface DroppedText {
  /** Digits before it. */
  readonly digitsBefore: number;
  /** Whether it separates thousands if three digits, or a multiple, follow. */
  readonly isSeparator: boolean;
}

export interface TypedText {
  /** Typed or pasted; '' for a deletion. */
  readonly inserted: string;
  /** The text in front of it. */
  readonly before: string;
}

/** Whether a whole pasted text is one whole number, with or without a unit. */
export const isWholeNumberText = (text: string): boolean =>
  Number.isInteger(readNumberText(withoutAreaUnit(text)));

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

function droppedFrom({ inserted, before }: TypedText, isWhole: boolean): DroppedText | null {
  const text = cleanText(inserted);
  const amount = withoutAreaUnit(withoutCurrency(text));
  const hasPoint = isWhole || before.includes('.');
  if (text.length > 1)
    return amount === '' || readNumberText(amount) === Number(sanitizePriceInput(text))
      ? null
      : { digitsBefore: 0, isSeparator: false };
  if (/[\dGHSC₵¢]/i.test(text) || (text === '.' && !hasPoint)) return null;
  return { digitsBefore: countDigits(before), isSeparator: /[ ,']/.test(text) && !before.includes('.') };
}

/** Adds the text that one more edit dropped from a number. A deletion or an edit at its start clears the list. */
export function addDropped(
  dropped: readonly DroppedText[],
  typed: TypedText,
  isWhole: boolean,
): readonly DroppedText[] {
  const earlier = typed.inserted === '' || countDigits(typed.before) === 0 ? [] : dropped;
  const next = typed.inserted === '' ? null : droppedFrom(typed, isWhole);
  return next === null ? earlier : [...earlier, next];
}

/** Whether a number may be another one than meant: something was dropped from it that does not separate its thousands. */
export function isDoubtful(value: string, dropped: readonly DroppedText[]): boolean {
  const [whole = ''] = value.split('.');
  return (
    value !== '' &&
    dropped.some(({ digitsBefore, isSeparator }) => !isSeparator || (whole.length - digitsBefore) % 3 !== 0)
  );
}
