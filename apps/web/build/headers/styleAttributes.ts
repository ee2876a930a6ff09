import { createHash } from 'node:crypto';

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?)\sstyle="([^"]*)"/gi;

const unescapeAttribute = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * Replaces the style attributes of pre-rendered pages with rules, so that the Content-Security-Policy can forbid style
 * attributes. The policy does not concern styles that scripts set, so React's later updates work, and are stronger than the
 * rules. Hydration keeps the attribute that the rules select.
 * @returns the pages, and the rules as a style element
 */
export function withoutStyleAttributes(pages: readonly string[]): { html: string[]; styles: string } {
  const rules = new Map<string, string>();
  const html = pages.map((page) =>
    page.replace(STYLE_ATTRIBUTE, (_, before: string, value: string) => {
      const declarations = unescapeAttribute(value);
      const name = createHash('sha256').update(declarations).digest('hex').slice(0, 5);
      // Stronger than the one class of a component, as a style attribute is.
      rules.set(name, `[data-css="${name}"][data-css]{${declarations}}`);
      return `${before} data-css="${name}"`;
    }),
  );
  return { html, styles: rules.size > 0 ? `<style>${[...rules.values()].join('')}</style>` : '' };
}
