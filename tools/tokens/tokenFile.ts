/** The source of the theme, in the format of the Design Tokens Community Group (2025.10). */
export const TOKEN_FILE = 'packages/ui/theme/efie.tokens.json';

/** The key of our own `$extensions`. */
export const VENDOR = 'gh.efie';

/** What our tokens say beyond the format. */
export interface TokenExtension {
  /** `rem` for sizes that grow with the text. */
  unit?: 'rem';
  /** Letter spacing in em. */
  tracking?: number;
  /** Further declarations of a text style. */
  css?: Readonly<Record<string, string>>;
}
