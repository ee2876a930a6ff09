interface HostOptions {
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Folders whose file names have a hash, so that browsers may keep them for a year. */
  hashedFolders: readonly string[];
  /** Where the app is published: '/' or '/homes/'. */
  base: string;
  /** The app's paths without a file of their own, for which hosts send 404.html with status 200: '/property/:id'. */
  appPaths: readonly string[];
}

export const HOSTS = ['netlify', 'cloudflare', 'vercel', 'apache', 'nginx', 'caddy'] as const;
export type Host = (typeof HOSTS)[number];

/** The hosts that read their files from the published folder; the others must not publish theirs. */
export const readsPublishedFolder = (host: Host): boolean => host !== 'nginx' && host !== 'caddy';

const KEEP_A_YEAR = 'public, max-age=31536000, immutable';

const WARNING = '# Written by npm run build: change apps/web/build/headers instead.';

/** For servers that append the whole path of a request to their root. */
const rootComment = (base: string): string =>
  base === '/'
    ? '# The root is the folder of the build.'
    : `# The root contains the folder of the build as ${base.slice(1, -1)}.`;

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const lines = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** A regular expression of the app's paths below the base path. Like the app, hosts ignore their case and a slash at the end. */
const appPattern = (appPaths: readonly string[]): string =>
  `(?:${appPaths.map((path) => path.slice(1).replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`;

/** Cloudflare Pages ignores longer lines, in characters. */
const MAX_LINE = 2000;

/**
 * Netlify and Cloudflare Pages. Both revalidate every file by default, which stays so: Cloudflare would also let browsers keep
 * the response of a missing file for a year.
 * @param page the path of 404.html, by which Cloudflare knows it without its extension
 * @throws Error when a line is too long for Cloudflare Pages
 */
function netlify({ headers, base, appPaths }: HostOptions, page: string): Record<string, string> {
  const rules = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = rules.find((rule) => rule.length > MAX_LINE);
  if (long !== undefined)
    throw new Error(`_headers: Cloudflare Pages ignores a line of over ${MAX_LINE} characters: ${long}`);
  return {
    _headers: lines([WARNING, `${base}*`, ...rules]),
    _redirects: lines([WARNING, ...appPaths.map((path) => `${base}${path.slice(1)} ${base}${page} 200`)]),
  };
}

/** Vercel, which serves 404.html for unknown paths and revalidates every file by default; see `netlify`. */
function vercel({ headers, base, appPaths }: HostOptions): string {
  const config = {
    headers: [
      {
        source: `${base}(.*)`,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      },
    ],
    rewrites: appPaths.map((path) => ({
      source: base + path.slice(1),
      destination: `${base}404.html`,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** For the folder of the build, where `AllowOverride` permits FileInfo and Indexes. */
const apache = ({ headers, hashedFolders, base, appPaths }: HostOptions): string =>
  lines([
    WARNING,
    `ErrorDocument 404 ${base}404.html`,
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    'Header always set Cache-Control "no-cache"',
    // Existing files only, so that no browser keeps the response of a missing one.
    `<If "%{REQUEST_URI} =~ m#^${base}(?:${hashedFolders.join('|')})/# && -f %{REQUEST_FILENAME}">`,
    `  Header always set Cache-Control ${quoted(KEEP_A_YEAR)}`,
    '</If>',
    'DirectorySlash Off',
    'RewriteEngine On',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+?)/?$ $1/index.html [L]',
    `RewriteRule ^${appPattern(appPaths)} 404.html [NC,L]`,
  ]);

/** For a `server` block with a `root`. A location that adds a header loses those of the block, so each has all. */
function nginx({ headers, hashedFolders, base, appPaths }: HostOptions): string {
  // Only HTML has `always`: no browser may keep the response of a missing file for a year.
  const location = (path: string, files: string, cacheControl: string, always = ''): string[] => [
    `location ${path} {`,
    `  try_files ${files} =404;`,
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    `  add_header Cache-Control ${quoted(cacheControl)}${always};`,
    '}',
  ];
  const html = (path: string, files: string) => location(path, files, 'no-cache', ' always');
  return lines([
    WARNING,
    rootComment(base),
    `error_page 404 ${base}404.html;`,
    ...html(base, '$uri $uri/index.html'),
    ...html(`~* ${quoted(`^${base}${appPattern(appPaths)}`)}`, `${base}404.html`),
    ...hashedFolders.flatMap((folder) => location(`${base}${folder}/`, '$uri', KEEP_A_YEAR)),
  ]);
}

/** For a site block with a `root`. */
const caddy = ({ headers, hashedFolders, base, appPaths }: HostOptions): string =>
  lines([
    WARNING,
    rootComment(base),
    // Caddy would serve /homes too, without these headers.
    ...(base === '/' ? [] : [`redir ${base.slice(0, -1)} ${base}`]),
    `header ${base}* {`,
    ...Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`),
    // A question mark sets a header only where no other rule does.
    '\t?Cache-Control no-cache',
    '}',
    // Existing files only, so that no browser keeps the response of a missing one.
    '@hashed {',
    `\tpath ${hashedFolders.map((folder) => `${base}${folder}/*`).join(' ')}`,
    '\tfile',
    '}',
    `header @hashed Cache-Control ${quoted(KEEP_A_YEAR)}`,
    `@app path_regexp (?i)^${base}${appPattern(appPaths)}`,
    `rewrite @app ${base}404.html`,
    'try_files {path} {path}/index.html',
    'file_server',
    'handle_errors {',
    `\trewrite * ${base}404.html`,
    '\theader Cache-Control no-cache',
    '\tfile_server',
    '}',
  ]);

/** The configuration of the common hosts: security headers, caching and the app's paths, by host and file name. */
export function hostFiles(options: HostOptions): Readonly<Record<Host, Readonly<Record<string, string>>>> {
  return {
    netlify: netlify(options, '404.html'),
    cloudflare: netlify(options, '404'),
    vercel: { 'vercel.json': vercel(options) },
    apache: { '.htaccess': apache(options) },
    nginx: { 'nginx.conf': nginx(options) },
    caddy: { Caddyfile: caddy(options) },
  };
}
