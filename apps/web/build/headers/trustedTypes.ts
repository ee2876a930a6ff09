import type { Plugin } from 'vite';

/**
 * The only Trusted Types policy of the app; it runs before other scripts and is serialized, so it refers to nothing outside.
 * It lets pass what the app writes and nothing that could run: the empty script element that React makes for JSON-LD, JSON as
 * the text of a script, and workers of the page's own origin.
 */
function createDefaultPolicy(): void {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
    };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' ? html : null),
    createScript: (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
  });
}

/** Adds the policy to each page, before every other script. */
export function trustedTypes(): Plugin {
  return {
    name: 'efie-trusted-types',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `(${createDefaultPolicy.toString().replace(/\s+/g, ' ')})()`,
        injectTo: 'head-prepend' as const,
      },
    ],
  };
}
