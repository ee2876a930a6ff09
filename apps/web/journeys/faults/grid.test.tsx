import { FAULT_IDS } from '@efie/mocks';
import { configure } from 'storybook/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showTheme } from '../../../../testing/decorators/theme';
import { rest } from '../../app/modules';
import { routes } from '../../app/routes';
import { screenNames } from '../../routing/screens';
import { runCell } from './runCell';
import { FAULT_SCREENS } from './faultScreens';

/**
 * The browser part of the fault grid (docs/spec/faults.md): each of the 18 faults on one operation of each screen.
 * Without `TESTS=full`, one diagonal, with every screen and every fault at least once.
 */
const isSample = import.meta.env['TESTS'] !== 'full';

showTheme({});
// Long enough for slow machines. Not 10 s: the cells of `hang` and `stall` skip timers of that length.
configure({ asyncUtilTimeout: 12_000 });

// Loads all screens once, so that the first cell of a screen is as fast as the others.
beforeAll(async () => {
  await page.viewport(1280, 900);
  await Promise.all([rest, ...routes].map(({ load }) => load()));
}, 120_000);

it('has a row for every route', () => {
  expect(Object.keys(FAULT_SCREENS).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

const cells = screenNames.flatMap((screen, row) =>
  FAULT_IDS.flatMap((fault, column) => {
    const isIncluded = !isSample || (row + column) % FAULT_IDS.length === 0;
    return isIncluded ? [{ screen, fault }] : [];
  }),
);

describe('the fault grid, in the browser', () => {
  it.each(cells.map(({ screen, fault }) => [screen, fault] as const))('%s under %s', (screen, fault) =>
    runCell(screen, fault),
  );
});
