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

/** Cloudflare Pages ignores longer lines, in characters. */
const MAX_LINE = 2000;

/**
 * Netlify and Cloudflare Pages. Both revalidate every file by default, which stays so: Cloudflare would also let browsers keep
 * the response of a missing file for a year.
 * @throws Error when a line is too long for Cloudflare Pages
 */
function netlify({ headers, base }: HostOptions): string {
  const rules = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = rules.find((rule) => rule.length > MAX_LINE);
  if (long !== undefined)
    throw new Error(`_headers: Cloudflare Pages ignores a line of over ${MAX_LINE} characters: ${long}`);
  return lines([WARNING, `${base}*`, ...rules]);
}

/** Vercel, which serves 404.html for unknown paths and revalidates every file by default; see `netlify`. */
const vercel = ({ headers, base }: HostOptions): string => {
  const rule = {
    source: `${base}(.*)`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
  return `${JSON.stringify({ headers: [rule] }, null, 2)}\n`;
};

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
