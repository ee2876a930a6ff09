import { expect, it } from 'vitest';
import tokens from './efie.tokens.json';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const { hero, primitive } = tokens;

const skies = {
  golden: hero.sky,
  dawn: hero['sky-dawn'],
  noon: hero['sky-noon'],
  dusk: hero['sky-dusk'],
  night: hero['sky-night'],
};

it.each(Object.entries(skies))(
  'leaves enough contrast for heading, lead and links on the sky: %s',
  (_, sky) => {
    for (const { color } of sky.$value)
      for (const { $value } of [hero.text, hero.lead, primitive.forest['700']])
        expect(contrast($value.hex, color.hex)).toBeGreaterThanOrEqual(4.5);
  },
);
