let site = '';

/** Tells where this site is reached, without a trailing slash: 'https://efie.example'. The app says it once, when it starts. */
export function configureSite(address: string): void {
  site = address;
}

/** The whole address of a listing's page, for messages that leave the site; '' while nobody has said where the site is. */
export function listingUrl(id: string): string {
  return site && `${site}/property/${encodeURIComponent(id)}`;
}
