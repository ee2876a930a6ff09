/** Text for a link or a picture: one line of at most 120 characters, without lone surrogates, which would break a link. */
export function oneLine(text: string): string {
  return Array.from(
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/\p{Cs}/gu, '')
      .trim(),
  )
    .slice(0, 120)
    .join('');
}
