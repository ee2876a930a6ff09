import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// What a person waits for may take seconds on a busy machine; a state that never comes still fails.
configure({ asyncUtilTimeout: 5_000 });

interface Look {
  name: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
}

/** The addon has looked at each story once, light and wide; these are the other looks of the same mount. */
const LOOKS: readonly Look[] = [
  { name: 'dark', theme: 'dark', direction: 'ltr', width: 1280 },
  { name: 'right to left', theme: 'light', direction: 'rtl', width: 1280 },
  { name: 'phone', theme: 'light', direction: 'ltr', width: 390 },
];

const HEIGHT = 900;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function show({ theme, direction, width }: Omit<Look, 'name'>): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dir = direction;
  await page.viewport(width, HEIGHT);
  await nextFrame();
  await nextFrame();
}

/** axe again, on the same mount, after switching theme, direction and viewport. */
afterEach(
  async ({
    task,
    story,
  }: {
    task: { result?: { state?: string }; meta: { storyId?: string } };
    story?: { parameters?: { a11y?: { test?: string; config?: axe.RunOptions } } };
  }) => {
    if (!task.meta.storyId || task.result?.state === 'fail') return;
    if (story?.parameters?.a11y?.test === 'off') return;
    for (const look of LOOKS) {
      await show(look);
      const { violations } = await axe.run(document.body, {
        // A single story is no whole page.
        rules: { region: { enabled: false } },
        resultTypes: ['violations'],
      });
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? node.failureSummary ?? ''})`).join(' | ')}`,
      );
      expect(found, `axe, ${look.name}`).toEqual([]);
    }
    await show({ theme: 'light', direction: 'ltr', width: 1280 });
  },
);
