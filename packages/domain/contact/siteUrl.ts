let siteUrl = '';

/** Sets the site's public URL, without a trailing slash: 'https://efie.example'. The app calls it once at start. */
export function configureSiteUrl(url: string): void {
  siteUrl = url;
}

/** The absolute URL of a listing, for messages sent outside the site; '' until the site's URL is configured. */
export function listingUrl(id: string): string {
  return siteUrl && `${siteUrl}/property/${encodeURIComponent(id)}`;
}
