import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applyMode, setMode, violationsInModes } from '../testing/checks/displayModes';
import { findMovingElements } from '../testing/checks/movement';
import { expectTreeSnapshot, isScreenDefault } from '../testing/checks/treeSnapshot';
import { findHorizontalOverflow } from '../testing/horizontalOverflow';
import { pressWith } from '../testing/keys';
import { expectScreenshots, prepareScreenshots } from '../testing/screenshots';
import { isWholeApp } from '../testing/storyKind';

// Stories press real keys, so that the browser's own tab order is tested.
pressWith((keys) => userEvent.keyboard(keys));

/** Set by `npm run test:visual`. */
const TAKES_SCREENSHOTS = import.meta.env['TESTS'] === 'screenshots';

if (TAKES_SCREENSHOTS) prepareScreenshots();

/** A translated run plays the stories and skips the checks after them. */
const IS_TRANSLATED = import.meta.env['TESTS'] === 'translated';

/** `TESTS=full` checks every story in every display mode; otherwise only components, for movement and horizontal overflow. */
const IS_BRIEF = import.meta.env['TESTS'] !== 'full';

/**
 * Checks each story after its play: the accessibility tree of each screen's first story, no movement under reduced motion,
 * axe in five more display modes, no horizontal overflow at 320 px with text at 200%.
 * Called by the preview, because hooks in this file would apply to the first story file only: the page is not isolated and
 * runs it once.
 */
window.efieAfterStory = async ({ id, parameters, globals }) => {
  if (TAKES_SCREENSHOTS) return expectScreenshots({ id, parameters, globals });
  if (IS_TRANSLATED) return;
  if (isScreenDefault(id)) await expectTreeSnapshot();
  if (IS_BRIEF && isWholeApp(parameters)) return;
  try {
    expect(findMovingElements(), 'movement under reduced motion').toEqual([]);
    if (!IS_BRIEF) expect(await violationsInModes(id), 'axe in further display modes').toEqual([]);
    await applyMode({ width: 320, textSize: '200%' });
    // Screens that depend on the width render again shortly after the resize.
    await expect
      .poll(findHorizontalOverflow, {
        message: 'horizontal overflow at 320 px with text at 200%',
        timeout: 3_000,
      })
      .toEqual([]);
  } finally {
    await setMode({});
  }
};
