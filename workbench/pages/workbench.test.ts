import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../../apps/web/routing/paths';
import { screenNames, storiesOf } from '../../apps/web/routing/screens';
import { readRequirements } from '../../tools/coverage/requirements';
import { readStories } from '../../tools/stories/parseStories';
import { catalogueOf, countLayers, filterCatalogue } from './catalogue';
import { writeQuery } from './pageQuery';

const stories = readStories(process.cwd());
const groups = catalogueOf(stories, readRequirements(process.cwd()));

const EVERYTHING = { kind: '', role: '', layer: '', text: '' };
const find = (filter: Partial<typeof EVERYTHING>) => filterCatalogue(groups, { ...EVERYTHING, ...filter });

describe('the catalogue', () => {
  it('lists every story once, screens first', () => {
    const layers = [...countLayers(groups)];
    expect(layers[0]?.[0]).toBe('Screens');
    expect(layers.reduce((sum, [, count]) => sum + count, 0)).toBe(stories.length);
  });

  it('filters by kind, role, layer and requirement', () => {
    const [plans] = find({ text: 'C358', kind: 'fault', role: 'agent', layer: 'Screens' });
    expect(plans?.states.map(({ name }) => name)).toContain('Start Failed');
    expect(find({ text: 'C358', role: 'user' })).toEqual([]);
    expect(find({ layer: 'Cards' }).every(({ title }) => title.startsWith('Cards/'))).toBe(true);
  });

  it('shows all states of a component that people call otherwise', () => {
    const [first] = find({ text: 'listing card' });
    expect(first?.title).toBe('Cards/PropertyCard');
    expect(first?.states).toEqual(groups.find(({ title }) => title === first?.title)?.states);
  });

  it.each([
    { text: 'login error', title: 'Screens/UserLogin', name: 'Wrong Password' },
    { text: 'log-in error', title: 'Screens/AgentLogin', name: 'Refused' },
    { text: 'no results', title: 'Screens/Listings', name: 'Empty' },
    { text: 'nothing found', title: 'Screens/Listings', name: 'Nothing Listed' },
    { text: 'payment failed', title: 'Screens/PaymentCallback', name: 'Failed' },
    { text: 'radius', title: 'Theme/Shape and space', name: 'Corner radius' },
    { text: 'spacing', title: 'Theme/Shape and space', name: 'Spacing' },
    { text: 'modal report', title: 'Dialogs/Report', name: 'Default' },
  ])('finds $name of $title by "$text"', ({ text, title, name }) => {
    const group = find({ text }).find((each) => each.title === title);
    expect(group?.states.map((state) => state.name)).toContain(name);
  });

  it('lists matches in titles, names and kinds first', () => {
    const titlesOf = (text: string) => find({ text }).map(({ title }) => title);
    expect(titlesOf('radius')[0]).toBe('Theme/Shape and space');
    expect(titlesOf('login error').slice(0, 6)).toContain('Screens/UserLogin');
  });
});

it('gives every story a description and a unique URL', () => {
  expect(stories.length).toBeGreaterThan(1000);
  expect(stories.filter(({ doc }) => doc === '').map(({ id }) => id)).toEqual([]);
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** URL patterns in the table of section 2 of the specification: '/property/{id}'; 'any other path' for the last. */
function readRoutes(specification: string): string[] {
  const [, section = ''] = specification.split('## 2. Screens and routes');
  const [table = ''] = section.split('\n###');
  return table
    .split('\n')
    .filter((row) => row.startsWith('| /') || row.startsWith('| any'))
    .flatMap((row) => (row.split('|')[1] ?? '').trim().split(', '));
}

describe('the screens', () => {
  it('are those of the specification and of ruling 161, each exactly once', () => {
    const routes = readRoutes(fs.readFileSync('docs/spec/specification.md', 'utf8')).map((route) =>
      route.replace(/\?.*/, '').replace('{id}', ':id').replace('any other path', '*'),
    );
    expect(routes.length).toBeGreaterThan(15);
    expect(Object.values(paths).toSorted()).toEqual([...routes, paths.compare].toSorted());
  });

  it.each(screenNames)('%s has stories, also one on a phone', (name) => {
    const own = stories.filter(({ title }) => title === storiesOf(name));
    expect(own.length).toBeGreaterThan(0);
    const isOnPhone = own.some(({ viewport }) => viewport === 'phone');
    // The result of a payment is one short text at every width.
    expect(isOnPhone).toBe(name !== 'paymentCallback');
  });
});

it('every dialog has a story on a phone', () => {
  // 'Dialogs/Report/Sending' is a dialog's second file.
  const dialogOf = ({ title }: { title: string }) => title.split('/').slice(0, 2).join('/');
  const dialogs = stories.filter(({ title }) => title.startsWith('Dialogs/'));
  const onPhone = dialogs.filter(({ viewport }) => viewport === 'phone').map(dialogOf);
  const others = dialogs.map(dialogOf).filter((dialog) => !onPhone.includes(dialog));
  // One field at every width.
  expect([...new Set(others)]).toEqual(['Dialogs/SaveSearch', 'Dialogs/ShareLink']);
});

it('stores filters in the URL and leaves the rest of it unchanged', () => {
  const before = '?path=/docs/start-catalogue--docs&globals=theme:dark;viewport:phone';
  const after = writeQuery(before, { layer: 'Cards', kind: '' });
  expect(after).toBe(`${before}&layer=Cards`);
  expect(writeQuery(after, { layer: '', kind: '' })).toBe(before);
});
