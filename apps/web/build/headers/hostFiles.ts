interface HostOptions {
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Folders whose file names have a hash, so that browsers may keep them for a year. */
  hashedFolders: readonly string[];
  /** Where the app is published: '/' or '/homes/'. */
  base: string;
}

const KEEP_A_YEAR = 'public, max-age=31536000, immutable';

const WARNING = '# Written by npm run build: change apps/web/build/headers instead.';

/** For servers that append the whole path of a request to their root. */
const rootComment = (base: string): string =>
  base === '/'
    ? '# The root is the folder of the build.'
    : `# The root contains the folder of the build as ${base.slice(1, -1)}.`;

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const lines = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** Netlify and Cloudflare Pages. Both revalidate HTML by default, and would join two values of one header. */
const netlify = ({ headers, hashedFolders, base }: HostOptions): string =>
  lines([
    WARNING,
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFolders.flatMap((folder) => [`${base}${folder}/*`, `  Cache-Control: ${KEEP_A_YEAR}`]),
  ]);

/** Vercel, which serves 404.html for unknown paths and revalidates HTML by default. */
function vercel({ headers, hashedFolders, base }: HostOptions): string {
  const rule = (source: string, values: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const rules = [
    rule(`${base}(.*)`, headers),
    ...hashedFolders.map((folder) => rule(`${base}${folder}/(.*)`, { 'Cache-Control': KEEP_A_YEAR })),
  ];
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`;
}

/** For a `server` block with a `root`. A location that adds a header loses those of the block, so each has all. */
function nginx({ headers, hashedFolders, base }: HostOptions): string {
  // Only HTML has `always`: no browser may keep the response of a missing file for a year.
  const location = (path: string, cacheControl: string, always = ''): string[] => [
    `location ${path} {`,
    '  try_files $uri $uri/index.html =404;',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    `  add_header Cache-Control ${quoted(cacheControl)}${always};`,
    '}',
  ];
  return lines([
    WARNING,
    rootComment(base),
    `error_page 404 ${base}404.html;`,
    ...location(base, 'no-cache', ' always'),
    ...hashedFolders.flatMap((folder) => location(`${base}${folder}/`, KEEP_A_YEAR)),
  ]);
}

/** For a site block with a `root`. */
const caddy = ({ headers, hashedFolders, base }: HostOptions): string =>
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
    'try_files {path} {path}/index.html',
    'file_server',
    'handle_errors {',
    `\trewrite * ${base}404.html`,
    '\theader Cache-Control no-cache',
    '\tfile_server',
    '}',
  ]);

/** The configuration of the common static hosts, by file name. */
export function hostFiles(options: HostOptions): Readonly<Record<string, string>> {
  return {
    _headers: netlify(options),
    'vercel.json': vercel(options),
    'nginx.conf': nginx(options),
    Caddyfile: caddy(options),
    // For other servers, such as one that runs listingPage.ts.
    'headers.json': `${JSON.stringify(options.headers, null, 2)}\n`,
  };
}
