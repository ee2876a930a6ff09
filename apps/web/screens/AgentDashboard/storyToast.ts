import { expect, screen, waitFor } from 'storybook/test';

/**
 * A toast with this text is visible above an open dialog and is announced once. The dialog hides everything else from
 * queries by role, so the live regions are looked up by attribute.
 */
export async function expectToastAboveDialog(text: string): Promise<void> {
  await waitFor(async () => {
    const shown = screen.getAllByText(text).find((element) => element.closest('[data-toast-host]'));
    const box = shown?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(shown);
  });
  const announcing = [...document.querySelectorAll('[aria-live]')].filter(
    ({ textContent }) => textContent === text,
  );
  await expect(announcing.filter((region) => region.closest('[aria-hidden="true"]') === null)).toHaveLength(
    1,
  );
}
