/** A code nobody gave a label ('sea_view', 'SEA-VIEW') as words in Title Case, for showing (ruling 111, fault 50). */
export function readableCode(code: string): string {
  return code
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
    .slice(0, 60);
}

/** Two spellings of one code: ignores case, spaces, hyphens and underscores (ruling 50). */
export function sameCode(code: string): string {
  return code
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
    .replace(/^_|_$/g, '');
}
