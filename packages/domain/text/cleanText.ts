/** A joiner inside an emoji, such as a family of three, is captured and stays. */
const JOINED_EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic}))|\p{Cf}/gu;

/**
 * Typed or pasted text without what cannot be seen: bidi marks, zero width characters and soft hyphens are removed, every
 * kind of space becomes a plain one, and full-width characters and Arabic numbers become their ASCII counterparts. Nothing
 * else changes, and the text is not trimmed.
 */
export function cleanText(text: string): string {
  return text
    .replace(JOINED_EMOJI_OR_INVISIBLE, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
