import { FAULT_IDS } from '@efie/mocks';
import { configure } from 'storybook/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showTheme } from '../../../../testing/decorators/theme';
import { LazyFooter } from '../../app/LazyFooter';
import { routes } from '../../app/routes';
import { tryCell } from './cell';
import { FAULT_SCREENS, pathOf, SCREEN_NAMES } from './screens';

/**
 * The browser's half of the fault grid (docs/spec/faults.md): each of the 18 faults on one operation of each screen. `CELLS=some`
 * tries one diagonal: every screen and every fault at least once.
 */
const isSome = import.meta.env['CELLS'] === 'some';

showTheme({});
// A state that never comes still fails; a machine that is busy with other work must not fail one that comes.
// Not ten seconds: the cells of `hang` and `stall` let every wait of that length pass at once (screens/shared/storyHaste.ts).
configure({ asyncUtilTimeout: 12_000 });

// The code of all screens, once: the first cell of a screen has no more to wait for than the others.
beforeAll(async () => {
  await page.viewport(1280, 900);
  await Promise.all([LazyFooter, ...routes.map(({ Screen }) => Screen)].map(({ load }) => load()));
}, 120_000);

it('knows every screen of the routes', () => {
  expect(SCREEN_NAMES.map(pathOf).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

const cells = SCREEN_NAMES.flatMap((screen, row) =>
  FAULT_IDS.flatMap((fault, column) => {
    const isTried = !isSome || (row + column) % FAULT_IDS.length === 0;
    return isTried ? [{ screen, fault }] : [];
  }),
);

describe('the fault grid, in the browser', () => {
  it.each(cells.map(({ screen, fault }) => [screen, fault] as const))('%s under %s', (screen, fault) =>
    tryCell(FAULT_SCREENS[screen], fault),
  );
});
