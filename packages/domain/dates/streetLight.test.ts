import { expect, it } from 'vitest';
import { STREET_LIGHT_OF_HOUR, STREET_LIGHTS } from './streetLight';

it('has a light for each hour, and each light once a day', () => {
  expect(STREET_LIGHT_OF_HOUR).toHaveLength(24);
  const changes = STREET_LIGHT_OF_HOUR.filter((light, hour) => light !== STREET_LIGHT_OF_HOUR.at(hour - 1));
  expect(changes).toEqual([...STREET_LIGHTS]);
});

it('is night around midnight, and day at noon', () => {
  expect([STREET_LIGHT_OF_HOUR[23], STREET_LIGHT_OF_HOUR[0], STREET_LIGHT_OF_HOUR[12]]).toEqual([
    'night',
    'night',
    'noon',
  ]);
});
