import { expect, it } from 'vitest';
import { screenAt } from '../../routing/screens';
import { standardPath } from './standardPath';

it.each([
  ['', '/', 'home'],
  ['/', '/', 'home'],
  ['/index.html', '/', 'home'],
  ['//', '/', 'home'],
  ['//index.html', '/', 'home'],
  ['//listings', '/listings', 'listings'],
  ['///listings//', '/listings/', 'listings'],
  ['/listings/index.html', '/listings/', 'listings'],
  ['/agent//dashboard', '/agent/dashboard', 'agentDashboard'],
  ['//evil.example/x', '/evil.example/x', 'notFound'],
  ['/property/index.html.', '/property/index.html.', 'propertyDetail'],
  ['/property/a%2F%2Fb', '/property/a%2F%2Fb', 'propertyDetail'],
])('the path "%s" is "%s"', (path, standard, screen) => {
  expect(standardPath(path)).toBe(standard);
  expect(screenAt(standard)).toBe(screen);
  expect(standardPath(standard)).toBe(standard);
});
