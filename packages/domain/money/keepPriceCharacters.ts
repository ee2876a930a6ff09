/**
 * What a price field keeps of what was typed or pasted: digits and one decimal point (specification section 3, fault 118).
 * The digits and the decimal point of Arabic keyboards count as such.
 */
export function keepPriceCharacters(text: string): string {
  const western = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.');
  const kept = western.replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  return point < 0 ? kept : kept.slice(0, point + 1) + kept.slice(point + 1).replaceAll('.', '');
}
