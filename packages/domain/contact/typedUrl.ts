/** A URL as users type it: 'efie.example/property/1001'. */
export function typedUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
