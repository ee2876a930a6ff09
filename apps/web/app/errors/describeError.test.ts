import { ApiError } from '@efie/api';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeError, type ErrorPlace } from './describeError';

fc.configureGlobal({ seed: 20261126 });

const ORIGIN = 'https://efie.test';

interface Circumstances {
  url?: string;
  /** Texts in the account's record. */
  privateValues?: readonly string[];
}

/** Where an error happens: on /listings, and to a guest unless `privateValues` are an account's. */
const context = ({ url = `${ORIGIN}/listings`, privateValues }: Circumstances = {}): ErrorPlace => ({
  url,
  session:
    privateValues === undefined
      ? { role: 'guest' }
      : { role: 'user', token: 'token-of-the-session', record: { texts: privateValues } },
});

const messageOf = (message: string, change?: Circumstances) =>
  describeError(new Error(message), context(change)).message;

const withStack = (stack: string, message = 'no') => Object.assign(new Error(message), { stack });

/** Event classes of browsers, which node lacks. */
class FakeErrorEvent extends Event {
  constructor(
    readonly error: unknown,
    readonly message = '',
  ) {
    super('error');
  }
}
class FakeRejection extends Event {
  constructor(readonly reason: unknown) {
    super('unhandledrejection');
  }
}
class FakeViolation extends Event {
  constructor(
    readonly blockedURI: string,
    readonly sourceFile: string,
    readonly effectiveDirective = 'img-src',
    readonly sample = '',
  ) {
    super('securitypolicyviolation');
  }
  readonly lineNumber = 3;
  readonly columnNumber = 9;
}

beforeEach(() => {
  vi.stubGlobal('ErrorEvent', FakeErrorEvent);
  vi.stubGlobal('PromiseRejectionEvent', FakeRejection);
  vi.stubGlobal('SecurityPolicyViolationEvent', FakeViolation);
});
afterEach(() => vi.unstubAllGlobals());

describe('the message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'title')"],
    ['Maximum call stack size exceeded'],
    ['map is not a function'],
  ])('%s is as the browser wrote it', (message) => {
    expect(messageOf(message)).toBe(message);
  });

  it.each([
    [
      'Unexpected token \'A\', "Ama "the" Boss"... is not valid JSON',
      'Unexpected token \'…\', "…"... is not valid JSON',
    ],
    ["Cannot create property 'ref' on string 'Kwame'", "Cannot create property 'ref' on string '…'"],
    ['Unterminated "Ama Boateng', 'Unterminated "…"'],
    ["No home 'near the lorry station'", "No home '…'"],
    ['failed: https://efie.test/verify-email?email=ama@example.com', 'failed: [url]'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]= now',
      'Minified React error #418; visit [url] now',
    ],
    ['bad ?reference=EF-1 here', 'bad [value] here'],
    ['to ama%40example.com', 'to [email]'],
    ['call +233 24 555 0142 now', 'call [number] now'],
    ['Authorization: Bearer x', '[value]'],
    ['sent 12|abcdefghij', 'sent [id]'],
    [`${'x'.repeat(30)} is missing`, '[long] is missing'],
  ])('%s is scrubbed', (message, scrubbed) => {
    expect(messageOf(message)).toBe(scrubbed);
  });

  it('does not hold what is known to be private, such as the name of the account', () => {
    const privateValues = ['Ama Boateng', 'Ama', 'Li', '7'];
    expect(messageOf('No photo of Ama Boateng', { privateValues })).toBe('No photo of [private]');
    expect(messageOf('Ama and Li have 7 Lists', { privateValues })).toBe(
      '[private] and [private] have 7 Lists',
    );
  });

  it('of a failed request is its kind: the server may name the account', () => {
    const error = new ApiError({ kind: 'http', status: 422, serverMessage: 'Ama has no plan' });
    expect(describeError(error, context())).toMatchObject({ name: 'ApiError', message: 'http 422' });
  });
});

describe('the stack', () => {
  it.each([
    [
      'Chromium',
      `Error: no\n    at save (${ORIGIN}/assets/a-x.js?t=1:1:200)\n    at async ${ORIGIN}/assets/b.js:2:3`,
    ],
    ['Firefox and Safari', `save@${ORIGIN}/assets/a-x.js?t=1:1:200\n@${ORIGIN}/assets/b.js:2:3`],
  ])('holds paths of the app’s scripts in %s', (_browser, stack) => {
    expect(describeError(withStack(stack), context()).stack).toEqual([
      'save /assets/a-x.js:1:200',
      '/assets/b.js:2:3',
    ]);
  });

  it('leaves out other origins, extensions and inline scripts, whose URL is that of the page', () => {
    const stack = [
      'at a (https://other.test/a.js:1:1)',
      'at b (chrome-extension://x/b.js:1:1)',
      `at c (${ORIGIN}/verify-email?email=a@x.com:1:1)`,
    ].join('\n');
    expect(describeError(withStack(stack), context()).stack).toEqual([]);
  });

  it('does not take lines of the message for frames, and has at most 20', () => {
    const message = `no\n    at f (${ORIGIN}/Ama.js:1:1)`;
    const frames = Array.from({ length: 50 }, (_, line) => `    at g (${ORIGIN}/a.js:${line}:1)`).join('\n');
    const { stack } = describeError(withStack(`Error: ${message}\n${frames}`, message), context());
    expect(stack).toHaveLength(20);
    expect(stack.join()).not.toContain('Ama');
  });
});

describe('where it happened', () => {
  it.each([
    ['/property/1001?x=1#y', '', '/property/:id'],
    ['/agent/profile/7', '', '/agent/profile/:id'],
    ['/homes/payment/callback?reference=EF-1', '/homes', '/payment/callback'],
    ['/homes', '/homes', '/'],
    ['/ama@example.com', '', '*'],
    ['/%E0%A4', '', '*'],
  ])('%s is %s%s', (path, basename, page) => {
    vi.stubEnv('BASE_URL', `${basename}/`);
    expect(describeError(new Error('no'), context({ url: ORIGIN + path })).page).toBe(page);
    vi.unstubAllEnvs();
  });

  it('is told apart by what noticed it', () => {
    const sources = [
      new TypeError('a'),
      new FakeErrorEvent(new TypeError('a')),
      new FakeRejection(new TypeError('a')),
    ];
    expect(sources.map((value) => describeError(value, context()))).toMatchObject([
      { source: 'render', name: 'TypeError', message: 'a' },
      { source: 'error', name: 'TypeError', message: 'a' },
      { source: 'rejection', name: 'TypeError', message: 'a' },
    ]);
    expect(describeError(new FakeErrorEvent(null, 'Script error.'), context()).message).toBe('Script error.');
  });
});

describe('a violation of the Content-Security-Policy', () => {
  it('names the directive, the origin and the script, not the URL', () => {
    const event = new FakeViolation('https://evil.test/x?token=1', `${ORIGIN}/assets/a.js?x=1`);
    expect(describeError(event, context())).toMatchObject({
      source: 'policy',
      message: 'img-src blocked https://evil.test',
      stack: ['/assets/a.js:3:9'],
    });
  });

  it.each([
    ['inline', 'img-src blocked inline'],
    ['trusted-types-sink', 'img-src blocked trusted-types-sink'],
    ['data:text/plain,Ama', 'img-src blocked data:'],
    ['Ama Boateng', 'img-src blocked'],
  ])('of %s is "%s"', (blockedURI, message) => {
    expect(describeError(new FakeViolation(blockedURI, ''), context()).message).toBe(message);
  });
});

describe('whatever is thrown', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const token = fc.oneof(
    fc.stringMatching(/^[\w|.~+/-]{25,120}$/),
    fc.stringMatching(/^eyJ[\w-]{20,40}\.[\w-]{20,40}\.[\w-]{20,40}$/),
    fc.stringMatching(/^\d{1,4}\|[A-Za-z\d]{40}$/),
  );
  const email = fc
    .tuple(fc.stringMatching(/^[a-z][\w.+-]{3,20}$/), fc.stringMatching(/^[a-z]{4,12}\.(?:com|gh)$/))
    .map(([user, host]) => `${user}@${host}`);
  const phone = fc
    .stringMatching(/^[235]\d{8}$/)
    .chain((digits) =>
      fc.constantFrom(
        `+233${digits}`,
        `0${digits}`,
        `+233 ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
        `0${digits.slice(0, 2)}-${digits.slice(2, 5)}-${digits.slice(5)}`,
      ),
    );
  /** Secrets that a rule recognizes in any place. */
  const secret = fc.oneof(token, email, phone);
  /** Secrets that are only recognized because they are known or the value of a parameter. */
  const known = fc.string({ unit: fc.constantFrom(...letters, ' ', '’', 'é'), minLength: 6, maxLength: 40 });

  const surroundings = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `Request failed for ${text} at once`,
    (text) => `"${text}" is not valid JSON`,
    (text) => `Unexpected token in {"name":"${text}"`,
    (text) => `No element '${text}'`,
    (text) => `Failed to fetch ${ORIGIN}/verify-email?email=${text}&reference=${text}`,
    (text) => `/payment/callback?reference=${text}`,
    (text) => `Bearer ${text}`,
    (text) => `line\n    at ${text} (${ORIGIN}/${text}.js:1:2)`,
    (text) => `${'padding '.repeat(149)}${text}`,
    (text) => `${'x'.repeat(295)} ${text}`,
  );

  const thrown = (text: string) => [
    new Error(text),
    text,
    new ApiError({ kind: 'http', status: 500, serverMessage: text }),
    Object.assign(new Error('x'), { name: text }),
    new FakeErrorEvent(new Error(text)),
    new FakeErrorEvent(null, text),
    new FakeRejection(text),
    new FakeViolation(`https://x.test/?${text}`, `${ORIGIN}/?${text}`, 'img-src', text),
  ];

  it('no token, email address or phone number passes', () => {
    fc.assert(
      fc.property(secret, surroundings, (text, surround) => {
        for (const value of thrown(surround(text)))
          expect(JSON.stringify(describeError(value, context()))).not.toContain(text);
      }),
    );
  });

  it('no value passes that is known to be private', () => {
    fc.assert(
      fc.property(known, surroundings, (text, surround) => {
        const url = `${ORIGIN}/verify-email?email=${encodeURIComponent(text)}`;
        for (const value of thrown(surround(text)))
          expect(JSON.stringify(describeError(value, context({ url, privateValues: [text] })))).not.toContain(
            text,
          );
      }),
    );
  });

  it('becomes a short report', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const report = describeError(value, context());
        expect(report.message.length).toBeLessThanOrEqual(300);
        expect(JSON.stringify(report).length).toBeLessThan(4000);
      }),
    );
  });

  // A regular expression that backtracks would take minutes, and exceed the time limit of a test.
  it.each(['a', '"', '1', '= ', '@:/'])('has a bounded message however often %j is repeated', (part) => {
    const report = describeError(new Error(part.repeat(500_000)), context({ privateValues: ['secret'] }));
    expect(report.message.length).toBeLessThanOrEqual(300);
  });
});
