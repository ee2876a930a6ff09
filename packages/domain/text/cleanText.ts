/**
 * Typed or pasted text without what cannot be seen: bidi marks, zero width characters and soft hyphens are removed, every
 * kind of space becomes a plain one, and full-width characters and Arabic numbers become their ASCII counterparts. Nothing
 * else changes, and the text is not trimmed.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
