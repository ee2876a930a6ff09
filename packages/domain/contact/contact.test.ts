import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BRAND } from '../brand';
import {
  configureSiteUrl,
  formatPhone,
  whatsAppMessage,
  isValidProfilePhone,
  isValidSignupPhone,
  listingUrl,
  phoneDigits,
  readyQuestions,
  repairPhone,
  sameSiteRedirect,
  safeImageUrl,
  safeRedirectUrl,
  telHref,
  typedUrl,
  whatsAppHref,
} from './index';

fc.configureGlobal({ seed: 20261121 });

interface PhoneData {
  validExamples: { display: string; e164: string; national: string; wa: string; tel: string }[];
  invalidExamples: { input: string; normalisesTo: string | null }[];
}
const phones = JSON.parse(
  readFileSync(new URL('../../../data/ghana-phones.json', import.meta.url), 'utf8'),
) as PhoneData;

it('shows a URL as somebody types it', () => {
  expect(typedUrl('https://efie.example/property/1001')).toBe('efie.example/property/1001');
  expect(typedUrl('http://www.efie.example/demo/')).toBe('efie.example/demo');
  expect(typedUrl('https://efie.example/property/a%20b')).toBe('efie.example/property/a%20b');
});

describe('phone numbers', () => {
  it('every way to write a number gives the same digits-only links', () => {
    for (const { display, e164, national, wa, tel } of phones.validExamples) {
      for (const written of [display, e164, national, ` ${display} `, display.replaceAll(' ', '-')]) {
        expect(telHref(written), written).toBe(tel);
        expect(whatsAppHref(written, '')?.split('?')[0], written).toBe(wa);
      }
      expect(formatPhone(national)).toBe(display);
    }
  });

  it('the unusual forms in data/ghana-phones.json are normalized', () => {
    const unusual = phones.invalidExamples.filter(({ normalisesTo }) => normalisesTo !== null);
    expect(unusual.map(({ input }) => formatPhone(input))).toEqual(
      unusual.map(({ normalisesTo }) => normalisesTo),
    );
  });

  it('no link without a usable number', () => {
    const unusable = [
      '',
      ' ',
      '+',
      '<b>',
      'call me',
      '+233 24 000 123',
      '+233 24 000 12345',
      '024 OOO 1234',
      '12345',
      '0'.repeat(500),
      '000000000000',
      '024412345',
      '02441234567',
      '0244 123 456 7',
      '+244123456',
      '233244123',
      '+233 24 55 01',
      '7946012/7946013',
    ];
    for (const phone of unusable) {
      expect(phoneDigits(phone), phone).toBeNull();
      expect(telHref(phone)).toBeNull();
      expect(whatsAppHref(phone, 'x')).toBeNull();
    }
    expect(telHref('+233 24 123 4567')).toBe('tel:+233241234567');
    expect(telHref('024-123-4567')).toBe('tel:+233241234567');
  });

  it.each([
    '0244123456/0201234567',
    '0244123456 0201234567',
    '+233 24 412 3456 / 020 000 1357',
    '0244 123 456 or 0201234567',
    'Call 024-412-3456',
    'tel:+233244123456',
    '024.412.3456',
    '024/412/3456',
    '244123456',
    '00233244123456',
    '+233 (0)24 412 3456',
    '\u202a+233\u00a024 412 3456\u202c',
    '٠٢٤٤١٢٣٤٥٦',
    '０２４４１２３４５６',
  ])('%j is called as +233 24 412 3456', (phone) => {
    expect(telHref(phone)).toBe('tel:+233244123456');
    expect(formatPhone(phone)).toBe('+233 24 412 3456');
    expect(repairPhone(phone)).toBe('+233 24 412 3456');
  });

  it('reads a printed number back, and no digits that the text does not contain', () => {
    const number = fc.stringMatching(/^[235]\d{8}$/);
    fc.assert(
      fc.property(number, fc.constantFrom('+233', '0', '00233', '', '+233 (0)'), (digits, prefix) => {
        const printed = formatPhone(prefix + digits);
        expect(printed.replace(/\D/g, '')).toBe(`233${digits}`);
        expect(formatPhone(printed)).toBe(printed);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\d +()./,-]{0,40}$/), (text) => {
        const digits = phoneDigits(text)?.replace(/^233/, '') ?? '';
        expect(text.replace(/\D/g, '')).toContain(digits);
      }),
    );
  });

  it('for any text, links contain digits only', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+()\d -]{0,20}$/));
    fc.assert(
      fc.property(text, (phone) => {
        expect(telHref(phone) ?? 'tel:+2330000000').toMatch(/^tel:\+[1-9]\d{9,14}$/);
        expect(whatsAppHref(phone, phone) ?? 'https://wa.me/2330000000?text=').toMatch(
          /^https:\/\/wa\.me\/[1-9]\d{9,14}\?text=[\w.!~*'()%-]*$/,
        );
      }),
    );
  });

  it('formats a foreign number as digits and leaves unreadable text unchanged', () => {
    expect(formatPhone('+44 20 7946 0123')).toBe('+442079460123');
    expect(formatPhone(' call me ')).toBe('call me');
  });

  it('sign-up requires +233 and nine digits, with spaces anywhere (ruling 6)', () => {
    for (const phone of ['+233 24 000 1234', '+233240001234', '+233 2 4 0 0 0 1 2 3 4'])
      expect(isValidSignupPhone(phone)).toBe(true);
    for (const phone of [
      '0240001234',
      '233240001234',
      '+233 24 000 123',
      '+233 24 000 12345',
      '+233-24-000-1234',
      '',
    ]) {
      expect(isValidSignupPhone(phone), phone).toBe(false);
    }
  });

  it('the profile form accepts an optional plus, then digits, spaces, hyphens and parentheses (ruling 6)', () => {
    for (const phone of ['+233 (24) 000-1234', '0240001234', '5'])
      expect(isValidProfilePhone(phone)).toBe(true);
    for (const phone of ['', 'abc', '++233', '+', '024.000', '- - -', '((()))'])
      expect(isValidProfilePhone(phone), phone).toBe(false);
  });
});

const listing = {
  id: '7',
  title: 'Bright Apartment & Garden',
  price: 2800,
  listingType: 'rent',
  status: 'active',
  specificLocation: 'Lagos Avenue',
  district: 'Accra',
  region: 'Greater Accra',
} as const;

describe('the WhatsApp message', () => {
  afterEach(() => configureSiteUrl(''));

  it('asks for help finding a property without a listing, and about the listing with one', () => {
    configureSiteUrl('https://efie.test');
    expect(whatsAppMessage(listing).split('\n')).toEqual([
      'Hello, I need help finding a property. I saw "Bright Apartment & Garden" in Lagos Avenue, Accra, Greater Accra' +
        ' on Efie (For Rent, GH₵\u00a02,800 per month).',
      'https://efie.test/property/7',
      'Is it still available? Is there a viewing fee? How many months of advance?',
    ]);
    expect(whatsAppMessage(null)).toMatch(/^Hello, I need help finding a property\./);
  });

  it('does not ask about advance rent for a listing for sale', () => {
    expect(whatsAppMessage({ ...listing, listingType: 'sale' })).toMatch(
      /\nIs it still available\? Is there a viewing fee\?$/,
    );
  });

  it('includes the URL of a listing only when the site URL is configured, and encodes the id once', () => {
    expect(listingUrl('7')).toBe('');
    expect(whatsAppMessage(listing)).not.toContain('/property/');
    configureSiteUrl('https://efie.test/demo');
    expect(listingUrl('../1 2?')).toBe('https://efie.test/demo/property/..%2F1%202%3F');
  });

  it('asks for similar homes when the listing is sold or rented (ruling 59)', () => {
    expect(whatsAppMessage(listing, 'Can you send me photos?').split('\n').at(-1)).toBe(
      'Can you send me photos?',
    );
    expect(whatsAppMessage({ ...listing, status: 'sold' })).toMatch(/Do you have similar homes\?$/);
    expect(whatsAppMessage({ ...listing, status: 'rented' })).toMatch(/Do you have similar homes\?$/);
  });

  it('ready questions are one each, after the facts of the home', () => {
    for (const question of readyQuestions(listing))
      expect(whatsAppMessage(listing, question)).toBe(whatsAppMessage(listing).replace(/[^\n]*$/, question));
    expect(readyQuestions(listing).at(-1)).toBe('What is the total to move in?');
    expect(readyQuestions({ listingType: 'sale' }).at(-1)).toBe('Which documents come with it?');
  });

  it('decodes from the URL unchanged and omits missing facts', () => {
    const href = whatsAppHref('+233 24 000 1234', whatsAppMessage(listing)) ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(whatsAppMessage(listing));
    const bare = whatsAppMessage({
      ...listing,
      title: ' ',
      price: null,
      listingType: null,
      specificLocation: '',
      district: '',
      region: '',
    });
    expect(bare).toBe(
      'Hello, I need help finding a property. I saw your listing on Efie (Price on request).\n' +
        'Is it still available? Is there a viewing fee? How many months of advance?',
    );
  });

  it('a hostile title neither breaks the link nor makes it too long', () => {
    for (const title of ['x'.repeat(10_000), '\ud800', 'a\0b\nc', '👨‍👩‍👧‍👦'.repeat(500), '\u202eevil']) {
      const href = whatsAppHref('0240001234', whatsAppMessage({ ...listing, title }));
      expect(href?.length).toBeLessThan(3000);
    }
  });
});

describe('untrusted URLs', () => {
  it('only http and https URLs are accepted for images and redirects', () => {
    const unsafe = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'data:image/svg+xml,x',
      'file:///etc/x',
      '//host/x',
      '\\\\host\\x',
      '/\\host',
      'ftp://host/x',
      'mailto:a@b.c',
      'https://',
      'http:///',
      '',
      ' ',
      null,
      undefined,
      5,
      {},
      [],
      'https://user:secret@host/x',
      'vbscript:x',
      `https://host/${'x'.repeat(5000)}`,
    ];
    for (const value of unsafe) {
      expect(safeImageUrl(value, '/storage'), String(value)).toBeNull();
      expect(safeRedirectUrl(value), String(value)).toBeNull();
    }
  });

  it('http and https URLs are accepted and encoded', () => {
    expect(safeImageUrl(' https://host/a b.jpg ', '/storage')).toBe('https://host/a%20b.jpg');
    expect(safeImageUrl('HTTP://Host/x', '/storage')).toBe('http://host/x');
    expect(safeImageUrl('blob:https://app.test/123', '/storage')).toBe('blob:https://app.test/123');
    expect(safeRedirectUrl('blob:https://app.test/123')).toBeNull();
  });

  it('a stored path is prefixed once and encoded; an http URL is unchanged', () => {
    const base = 'https://api.test/storage/';
    const image = (value: unknown): string | null => safeImageUrl(value, base);
    expect(image('properties/1.jpg')).toBe('https://api.test/storage/properties/1.jpg');
    expect(image('/storage/properties/1.jpg')).toBe('https://api.test/storage/properties/1.jpg');
    expect(image('storage/properties/1.jpg')).toBe('https://api.test/storage/properties/1.jpg');
    expect(image('a b#1 50%.jpg')).toBe('https://api.test/storage/a%20b%231%2050%25.jpg');
    expect(image('kɔkɔɔ%20x.jpg')).toBe('https://api.test/storage/k%C9%94k%C9%94%C9%94%20x.jpg');
    expect(image('https://cdn.test/1.jpg')).toBe('https://cdn.test/1.jpg');
    expect(image('../secret')).toBeNull();
    expect(safeImageUrl('x.jpg', '/storage')).toBe('/storage/x.jpg');
  });

  it('a payment URL must be https, or http between loopback hosts, and on an allowed host if any are given', () => {
    expect(safeRedirectUrl('https://pay.test/x')).toBe('https://pay.test/x');
    expect(safeRedirectUrl('http://pay.test/x')).toBeNull();
    expect(safeRedirectUrl('http://localhost:4010/pay', { appOrigin: 'http://localhost:5173' })).toBe(
      'http://localhost:4010/pay',
    );
    expect(safeRedirectUrl('http://localhost:4010/pay', { appOrigin: 'https://efie.test' })).toBeNull();
    expect(safeRedirectUrl('http://localhost.evil.test/', { appOrigin: 'http://localhost' })).toBeNull();
    expect(safeRedirectUrl('https://pay.test/x', { hosts: ['pay.test'] })).toBe('https://pay.test/x');
    expect(safeRedirectUrl('https://evil.test/x', { hosts: ['pay.test'] })).toBeNull();
    expect(safeRedirectUrl('/agent/dashboard')).toBeNull();
  });

  it('for any value, the result is null or a valid URL with an allowed scheme', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const url = safeImageUrl(value, 'https://api.test/storage');
        if (url !== null) expect(new URL(url).protocol).toMatch(/^(https?|blob):$/);
      }),
    );
  });
});

describe('sameSiteRedirect', () => {
  it('keeps path, query string and fragment and drops the host', () => {
    const cases: [unknown, string | null][] = [
      ['/agent/dashboard?x=1#y', '/agent/dashboard?x=1#y'],
      ['https://evil.test/agent/dashboard?x=1', '/agent/dashboard?x=1'],
      ['https://evil', '/'],
      ['//evil', '/'],
      ['/\\evil', '/'],
      ['https://evil.test//other.test/x', '/other.test/x'],
      ['agent/dashboard', '/agent/dashboard'],
      ['javascript:alert(1)', null],
      ['data:text/html,x', null],
      ['', null],
      [null, null],
      [7, null],
      ['https://[', null],
    ];
    for (const [value, reduced] of cases) expect(sameSiteRedirect(value), String(value)).toBe(reduced);
  });

  it('removes the base path of the site', () => {
    const cases: [string, string, string][] = [
      ['https://efie.test/demo/agent/dashboard?x=1', '/demo/', '/agent/dashboard?x=1'],
      ['/demo/plans', '/demo', '/plans'],
      ['/demo', '/demo/', '/'],
      ['/demo//evil.test/x', '/demo/', '/evil.test/x'],
      ['/demolition', '/demo/', '/demolition'],
      ['/agent/dashboard', '/demo/', '/agent/dashboard'],
      ['/agent/dashboard', '/', '/agent/dashboard'],
    ];
    for (const [value, base, reduced] of cases) expect(sameSiteRedirect(value, base), value).toBe(reduced);
  });

  it('for any text, the result stays on this host', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[/\\:.a-z?#@]{0,20}$/), fc.webUrl()),
        (value) => {
          const reduced = sameSiteRedirect(value);
          if (reduced === null) return;
          expect(reduced.startsWith('/')).toBe(true);
          expect(new URL(reduced, 'https://efie.test').host).toBe('efie.test');
        },
      ),
    );
  });
});

it('the brand’s phone number is valid and its contact details hold no placeholders (rulings 11, 28)', () => {
  expect(formatPhone(BRAND.phone)).toBe(BRAND.phone);
  expect(Object.values(BRAND).join()).not.toMatch(/[{}]/);
});
