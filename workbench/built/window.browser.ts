import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { canvasOf, openStory, violationsIn } from './support';

/** A laptop's window; Storybook's sidebar has its default width. */
const LAPTOP = { viewport: { width: 1280, height: 800 } };

const STORY = 'screens-userlogin--wrong-password';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'State' });

const resultsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.search-result-item')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-id') ?? ''));

describe('the toolbar', () => {
  it('has every control in view at 1280 px, and the links to a state first', async () => {
    const page = await openStory(STORY, '', LAPTOP);
    await canvasOf(page).getByRole('heading', { level: 1 }).waitFor();
    const toolbar = page.getByTestId('sb-preview-toolbar');
    await toolbar.getByRole('button', { name: 'Theme' }).waitFor();
    const controls = await toolbar.locator('button, a, [role="tab"]').evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        right: element.getBoundingClientRect().right,
      })),
    );
    expect(controls.length).toBeGreaterThan(15);
    expect(controls.filter(({ right }) => right <= 0 || right > LAPTOP.viewport.width)).toEqual([]);
    const buttons = await toolbar
      .getByRole('button')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    expect(buttons.slice(0, 2)).toEqual(['Reload story', 'Copy link to this state']);
    await page.context().close();
  });

  it('names a chosen value, and copies it with the filters of the sidebar', async () => {
    const page = await openStory(STORY, 'theme:light', {
      ...LAPTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Tag filters' }).click();
    await page.getByRole('checkbox', { name: /fault/ }).check({ force: true });
    await expect.poll(() => page.url()).toContain('tags=fault');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Theme Dark' }).waitFor();
    await page.getByRole('button', { name: 'Copy link to this state' }).click();
    const readLink = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(readLink).toContain('tags=');
    const link = new URL(await readLink());
    expect(link.searchParams.get('tags')).toBe('fault');
    expect(link.searchParams.get('globals')).toContain('theme:dark');
    await page.context().close();
  });

  it('forces hover on the buttons of a story', async () => {
    const fillOf = (page: Page) =>
      canvasOf(page)
        .getByRole('button', { name: 'Verify Email' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const page = await openStory('primitives-button--kinds', '', LAPTOP);
    const resting = await fillOf(page);
    await page.getByRole('button', { name: 'CSS pseudo states' }).click();
    await page.getByRole('option', { name: ':hover' }).click();
    await expect.poll(() => fillOf(page)).not.toBe(resting);
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)(
    'opens the story in light and dark side by side, in a window that is %s',
    async (colorScheme) => {
      const page = await openStory(STORY, '', { ...LAPTOP, colorScheme });
      await page.getByRole('button', { name: 'Light and dark side by side' }).click();
      const pair = page.frameLocator('iframe[title="The story in light and dark"]');
      for (const theme of ['light', 'dark']) {
        const side = pair.frameLocator(`iframe[title="${theme}"]`);
        await side.getByText('Login Failed: Wrong email or password.').first().waitFor();
        expect(await side.locator('html').getAttribute('data-theme')).toBe(theme);
        expect(await side.getByRole('textbox', { name: 'Email' }).inputValue()).not.toBe('');
      }
      expect(await violationsIn(page, '[role="dialog"]')).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await page.context().close();
    },
  );
});

/** Number of results in view. */
const IN_VIEW = 15;

describe('the sidebar', () => {
  it.each([
    { text: 'login error', ids: [STORY, 'screens-agentlogin--refused', 'forms-loginform--refused'] },
    { text: 'no results', ids: ['screens-listings--empty', 'panels-resultlist--empty'] },
    { text: 'listing card', ids: ['cards-propertycard--default'] },
    { text: 'payment failed', ids: ['screens-paymentcallback--failed'] },
    { text: 'radius', ids: ['theme-shape-and-space--radii'] },
    { text: 'spacing', ids: ['theme-shape-and-space--space'] },
  ])('finds the states that people call $text', async ({ text, ids }) => {
    const page = await openStory(STORY, '', LAPTOP);
    await page.locator('#storybook-explorer-searchfield').fill(text);
    for (const id of ids)
      await expect.poll(async () => (await resultsOf(page)).slice(0, IN_VIEW)).toContain(id);
    await page.context().close();
  });

  it('shows names without search words', async () => {
    const page = await openStory(STORY, '', LAPTOP);
    await page
      .locator(`[data-item-id="${STORY}"]`)
      .getByRole('link', { name: 'Wrong Password', exact: true })
      .waitFor();
    await page.context().close();
  });

  it('restores its filters from the URL', async () => {
    const page = await openStory(STORY, '', LAPTOP);
    await page.goto(`${page.url()}&tags=empty`);
    const entries = page.locator('#storybook-explorer-tree [data-nodetype="component"]');
    await page.locator('[data-item-id="primitives-table"]').waitFor();
    expect(await page.locator('[data-item-id="primitives-button"]').count()).toBe(0);
    expect(await entries.count()).toBeLessThan(20);
    await page.context().close();
  });
});

describe('the State panel', () => {
  it.each(['light', 'dark'] as const)('describes the story, and is accessible in %s', async (colorScheme) => {
    const page = await openStory(STORY, '', { ...LAPTOP, colorScheme });
    const panel = panelOf(page);
    await panel.getByText(/^A wrong password: announced once/).waitFor();
    await panel.getByText('/user/login').waitFor();
    await panel.getByRole('link', { name: 'C319' }).waitFor();
    expect(await page.getByRole('tab', { name: /^Controls/ }).count()).toBe(0);
    expect(await violationsIn(page, '[role="tabpanel"]')).toEqual([]);
    await page.context().close();
  });

  it('leads to what a story proves', async () => {
    const page = await openStory(STORY, '', LAPTOP);
    await panelOf(page).getByRole('link', { name: 'C319' }).click();
    await page.waitForURL(/start-coverage--docs.*text=C319/);
    await canvasOf(page).getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
  });

  it('is beside the controls of a story that has args', async () => {
    const page = await openStory('primitives-button--default', '', LAPTOP);
    await panelOf(page).getByText('The one main action of a view.').waitFor();
    await page.getByRole('tab', { name: /^Controls/ }).click();
    await page
      .getByRole('tabpanel', { name: /^Controls/ })
      .getByText('kind')
      .first()
      .waitFor();
    await page.context().close();
  });
});
