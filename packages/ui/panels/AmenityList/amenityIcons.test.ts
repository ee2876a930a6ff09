import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isAmenityCode } from '@efie/domain/amenities';
import { amenityIcons } from './amenityIcons';

const data = JSON.parse(
  readFileSync(new URL('../../../../data/amenities.json', import.meta.url), 'utf8'),
) as {
  amenities: { code: string; icon: string }[];
};

const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

it('uses the icon in the data for each amenity', () => {
  for (const { code, icon } of data.amenities) {
    expect(isAmenityCode(code) && amenityIcons[code]).toHaveProperty('displayName', toPascalCase(icon));
  }
});
