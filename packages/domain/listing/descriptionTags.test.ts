import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescriptionTags } from './index';

fc.configureGlobal({ seed: 20261121 });

const labels = (text: string): string[] => readDescriptionTags(text).map(({ label }) => label);

/** A phrase for each tag. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'Prepaid meter': ['your own prepaid meter', 'pre-paid ECG meter', 'PREPAID METERS'],
  'Own meter': ['own meter', 'separate electricity meter'],
  'Self-contained': ['self-contained room', 'chamber and hall self contain'],
  'Self compound': ['self compound house'],
  'Near the main road': ['near the main road', 'off the tarred road', 'close to main road'],
  Borehole: ['borehole', 'bore-hole water'],
  'Walled and gated': ['walled and gated', 'fenced & gated'],
  'Gated community': ['in a gated community'],
  'Walled compound': ['a walled compound'],
  'Newly built': ['newly built', 'newly finished flat', 'brand new house'],
  Furnished: ['fully furnished', 'furnished'],
  'Semi-furnished': ['semi-furnished', 'partly furnished'],
  'Air conditioning': ['air-conditioned', 'air conditioners'],
  Generator: ['standby generator'],
  'Solar power': ['solar panels'],
  'Boys quarters': ['boys quarters', 'boys’ quarters'],
  Ensuite: ['ensuite', 'en-suite'],
  'Swimming pool': ['swimming pool'],
  Tiled: ['tiled floors'],
  'Water storage': ['polytank', 'water tank'],
};

const someTag = fc.constantFrom(...Object.keys(PHRASES));
const somePhrase = someTag.chain((label) =>
  fc.constantFrom(...(PHRASES[label] ?? [])).map((phrase) => ({ label, phrase })),
);

describe('readDescriptionTags', () => {
  it.each(Object.entries(PHRASES))('reads %s from each of its phrases', (label, phrases) => {
    for (const phrase of phrases) expect(labels(`A home, ${phrase}, in Osu.`)).toEqual([label]);
  });

  it.each([
    'There is no prepaid meter.',
    'Not furnished.',
    'The flat is not fully furnished',
    'Unfurnished, un-furnished or non-furnished',
    'No prepaid meter, borehole or generator.',
    'Without a swimming pool.',
    'The house doesn’t have a borehole.',
    'The compound does not have a generator.',
    "It hasn't got a polytank.",
    'It can be furnished. It will be air-conditioned.',
    'Space for a generator and a borehole.',
    'Furnished: no',
    'Borehole is not working.',
    'Prepaid meter not yet installed',
    'Solar panels planned',
    'Refurnished',
    'Selfcontainer, tankstiled',
    'Far from the main road.',
    'It is furnished. The other room is not furnished.',
  ])('gives no tag for: %s', (text) => {
    expect(labels(text)).toEqual([]);
  });

  it('reads what stands beside something denied', () => {
    expect(labels('No agent fee. Borehole on site.')).toEqual(['Borehole']);
    expect(labels('Not furnished, but with a standby generator')).toEqual(['Generator']);
    expect(labels('No service charge; own meter')).toEqual(['Own meter']);
    expect(labels('The plot has no wall and comes with a polytank')).toEqual(['Water storage']);
  });

  it('gives each tag once, in the order of the text', () => {
    const text = 'Borehole and generator. The borehole is deep, and the flat is furnished.';
    expect(readDescriptionTags(text)).toEqual([
      { label: 'Borehole', start: 0, end: 8 },
      { label: 'Generator', start: 13, end: 22 },
      { label: 'Furnished', start: text.length - 10, end: text.length - 1 },
    ]);
  });

  it('does not read a phrase inside another word, in any script', () => {
    expect(labels('ɛfurnished furnishedɛ 2borehole borehole2 fürnished')).toEqual([]);
  });

  it('gives the tags of the phrases that are not denied, for any sentences', () => {
    const sentence = fc.oneof(
      somePhrase.map(({ label, phrase }) => ({ text: `We offer ${phrase}.`, says: label, denies: '' })),
      fc
        .tuple(fc.constantFrom('There is no', 'Without', 'Sadly not', 'It does not have'), somePhrase)
        .map(([denial, { label, phrase }]) => ({ text: `${denial} ${phrase}.`, says: '', denies: label })),
      fc
        .constantFrom('The hall is large.', 'Call after four!', 'Kwabena sold it; no agents.')
        .map((text) => ({ text, says: '', denies: '' })),
    );
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 12 }), fc.constantFrom(' ', '\n', ' \n\n'), (all, gap) => {
        const denied = new Set(all.map(({ denies }) => denies));
        const expected = new Set(all.map(({ says }) => says).filter((says) => says && !denied.has(says)));
        expect(new Set(labels(all.map(({ text }) => text).join(gap)))).toEqual(expected);
      }),
    );
  });

  it('for any text, each tag is in it, apart from the others', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      somePhrase.map(({ phrase }) => phrase),
      fc.constantFrom(' ', '-', '.', ',', 'no ', ' not', "n't", '\u202E', '</mark>', '\ud800'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const tags = readDescriptionTags(text);
        expect(new Set(tags.map(({ label }) => label)).size).toBe(tags.length);
        let last = 0;
        for (const { label, start, end } of tags) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(labels(text.slice(start, end))).toEqual([label]);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['no '.repeat(7000), 'self-'.repeat(4000), 'furnished '.repeat(2000), '-'.repeat(20_000)])(
    'reads 20,000 characters of %.12s',
    (text) => {
      expect(labels(text).length).toBeLessThanOrEqual(1);
    },
  );
});
