import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineHashes } from './contentSecurityPolicy';
import { HOSTS, hostFiles } from './hostFiles';
import { securityHeaders } from './securityHeaders';
import { withoutStyleAttributes } from './styleAttributes';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Directive names with their sources. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const policyOf = (
  pages: readonly string[],
  options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {},
) =>
  directivesOf(
    contentSecurityPolicy({ pages, backendOrigin: null, storageOrigin: null, reportUrl: null, ...options }),
  );

describe('the hashes of inline code', () => {
  it('are those of scripts and styles, each once, over all pages', () => {
    const page = (style: string) =>
      `<style data-a="1">${style}</style><script>a("<b>")</script><script type="module" src="/a.js"></script>`;
    expect(inlineHashes([page('a{}'), page('b{}')])).toEqual({
      scripts: [sha256('a("<b>")')],
      styles: [sha256('a{}'), sha256('b{}')],
    });
  });

  it('leave out JSON-LD, which does not run', () => {
    expect(inlineHashes(['<script type="application/ld+json">{}</script>']).scripts).toEqual([]);
  });
});

describe('the content security policy', () => {
  it('allows neither inline code without a hash, nor eval, nor code of another origin', () => {
    const policy = policyOf(['<script>a()</script>']);
    expect(policy['script-src']).toEqual(["'self'", sha256('a()')]);
    expect(policy['style-src-attr']).toEqual(["'none'"]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  it('lets the app connect to the backend and its storage, and no other origin', () => {
    expect(policyOf([])['connect-src']).toEqual(["'self'"]);
    const backendOrigin = 'https://api.example.com';
    expect(policyOf([], { backendOrigin, storageOrigin: backendOrigin })['connect-src']).toEqual([
      "'self'",
      backendOrigin,
    ]);
    // Photos of homes that can be read without a connection are requested by a script.
    expect(policyOf([], { backendOrigin, storageOrigin: 'https://s.example' })['connect-src']).toContain(
      'https://s.example',
    );
  });

  it('allows photos over HTTP only from a storage that is configured with HTTP', () => {
    expect(policyOf([], { storageOrigin: 'https://s.example' })['img-src']).not.toContain(
      'https://s.example',
    );
    expect(policyOf([], { storageOrigin: 'http://localhost:4010' })['img-src']).toContain(
      'http://localhost:4010',
    );
  });

  it('reports violations only to a configured URL', () => {
    expect(policyOf([])).not.toHaveProperty('report-uri');
    expect(policyOf([], { reportUrl: 'https://r.example/csp' })).toMatchObject({
      'report-uri': ['https://r.example/csp'],
      'report-to': ['csp'],
    });
  });
});

describe('style attributes', () => {
  it('become rules that are stronger than a class, one per value', () => {
    const { html, styles } = withoutStyleAttributes(['<i style="a:1"></i><b class="x" style="a:1">b</b>']);
    const [, name] = /data-css="(\w+)"/.exec(html[0] ?? '') ?? [];
    expect(html).toEqual([`<i data-css="${name}"></i><b class="x" data-css="${name}">b</b>`]);
    expect(styles).toBe(`<style>[data-css="${name}"][data-css]{a:1}</style>`);
  });

  it('keep their characters, and pages without any stay as they are', () => {
    expect(withoutStyleAttributes(['<i style="font:&quot;A&quot;"></i>']).styles).toContain('{font:"A"}');
    expect(withoutStyleAttributes(['<p>style="a"</p>'])).toEqual({ html: ['<p>style="a"</p>'], styles: '' });
  });

  it('are gone from any page, and no two values share a rule', () => {
    const value = fc.integer({ min: 0, max: 99_999 }).map((size) => `inline-size:${size}px`);
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        const { html, styles } = withoutStyleAttributes(values.map((text) => `<i style="${text}"></i>`));
        expect(html.join('')).not.toContain('style=');
        expect(styles.match(/\{/g)?.length ?? 0).toBe(new Set(values).size);
      }),
    );
  });
});

describe('the files for hosts', () => {
  const headers = { 'X-One': 'a "quoted" text', 'X-Two': "'self'" };
  const options = { headers, hashedFolders: ['assets'], base: '/', appPaths: ['/about', '/property/:id'] };
  const files = hostFiles({ ...options, base: '/homes/' });

  it.each([
    ['netlify', '_headers', '\n  X-One: a "quoted" text\n  X-Two: \'self\'\n'],
    ['cloudflare', '_headers', '\n  X-One: a "quoted" text\n'],
    ['vercel', 'vercel.json', '"key": "X-One"'],
    ['apache', '.htaccess', 'Header always set X-One "a \\"quoted\\" text"\n'],
    ['nginx', 'nginx.conf', '  add_header X-One "a \\"quoted\\" text" always;\n'],
    ['caddy', 'Caddyfile', '\tX-One "a \\"quoted\\" text"\n'],
  ] as const)('hold every header in the form of each host: %s', (host, name, text) => {
    expect(files[host]).toHaveProperty([name], expect.stringContaining(text));
  });

  it.each([
    ['netlify', '_redirects', '/homes/property/:id /homes/404.html 200\n'],
    // Cloudflare Pages redirects a path with the extension to the one without.
    ['cloudflare', '_redirects', '/homes/property/:id /homes/404 200\n'],
    ['vercel', 'vercel.json', '"destination": "/homes/404.html"'],
    ['apache', '.htaccess', 'RewriteRule ^(?:about|property/[^/]+)/?$ 404.html [NC,L]\n'],
    ['nginx', 'nginx.conf', 'location ~* "^/homes/(?:about|property/[^/]+)/?$" {\n'],
    ['caddy', 'Caddyfile', '@app path_regexp (?i)^/homes/(?:about|property/[^/]+)/?$\n'],
  ] as const)('send the app’s own paths with status 200 on %s', (host, name, text) => {
    expect(files[host]).toHaveProperty([name], expect.stringContaining(text));
  });

  it('repeat the headers in every location of nginx, which does not inherit them', () => {
    expect(files.nginx['nginx.conf']?.match(/add_header X-Two/g)).toHaveLength(3);
  });

  it('redirect the base path without its slash to the app in Caddy', () => {
    expect(files.caddy['Caddyfile']).toContain('\nredir /homes /homes/\n');
    expect(hostFiles(options).caddy['Caddyfile']).not.toContain('redir');
  });

  it.each([
    ['nginx', 'nginx.conf'],
    ['caddy', 'Caddyfile'],
  ] as const)('say for %s what the root contains', (host, name) => {
    expect(files[host][name]).toContain('# The root contains the folder of the build as homes.\n');
    expect(hostFiles(options)[host][name]).toContain('# The root is the folder of the build.\n');
  });

  it('let browsers keep files with hashed names only where a missing file is not kept', () => {
    const kept = HOSTS.filter((host) => Object.values(files[host]).join('').includes('immutable'));
    expect(kept).toEqual(['apache', 'nginx', 'caddy']);
  });

  it('stop the build when a header is too long for Cloudflare Pages', () => {
    const long = { 'Content-Security-Policy': 'a'.repeat(2000) };
    expect(() => hostFiles({ ...options, headers: long })).toThrow(
      'Cloudflare Pages ignores a line of over 2000 characters',
    );
  });

  it('are known for six hosts, and another stops the build', () => {
    expect(() => securityHeaders('heroku')).toThrow(
      '--host heroku is not known. Use one of netlify, cloudflare, vercel, apache, nginx, caddy.',
    );
  });
});
