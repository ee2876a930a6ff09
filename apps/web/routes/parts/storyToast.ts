import { expect, screen, waitFor } from 'storybook/test';

/**
 * A toast of those words lies above an open dialog, where it is seen, and is said aloud. The dialog hides the page, toasts
 * with it, from queries by role; the regions that speak stay.
 */
export async function expectToastAbove(words: string): Promise<void> {
  await waitFor(async () => {
    const shown = screen.getAllByText(words).find((element) => element.closest('[data-toast-host]'));
    const box = shown?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(shown);
  });
  const spoken = [...document.querySelectorAll('[aria-live]')].filter(
    ({ textContent }) => textContent === words,
  );
  await expect(spoken.filter((region) => region.closest('[aria-hidden="true"]') === null)).toHaveLength(1);
}
