/** The label of an unknown code: 'Sea View' for 'sea_view' and 'SEA-VIEW'. */
export function codeLabel(code: string): string {
  return code
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
    .slice(0, 60);
}

/** The code in snake_case; accepts any case, spaces and hyphens. */
export function normalizeCode(code: string): string {
  return code
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
    .replace(/^_|_$/g, '');
}
