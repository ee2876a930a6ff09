/** The widths of the designs, and a 1280 x 1024 window zoomed to 400% (WCAG 1.4.10). */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  zoomed: { name: 'Zoomed 320', styles: { width: '320px', height: '256px' }, type: 'mobile' },
} as const;

/** The viewport of ours that a story or the toolbar sets in its globals. */
export function viewportOf(globals: unknown): keyof typeof viewports | undefined {
  const { value } = Object(Object(globals).viewport) as { value?: string };
  return (Object.keys(viewports) as (keyof typeof viewports)[]).find((name) => name === value);
}

/** Display modes in which screenshots are taken. */
export const modes = {
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
} as const;

export type ModeName = keyof typeof modes;

const MODE_NAMES = Object.keys(modes) as ModeName[];

/**
 * The modes of a story's screenshots: all of a screen or journey, 'desktop light' and 'phone dark' of a component, and both
 * phone modes of a story with a phone viewport.
 * @param kind the parameter `kind` of the story
 * @param viewport the viewport in the story's globals
 */
export function modesOf({ kind, viewport }: { kind?: unknown; viewport?: unknown }): ModeName[] {
  if (viewport === 'phone') return MODE_NAMES.filter((name) => modes[name].viewport === 'phone');
  const isWholeApp = kind === 'screen' || kind === 'journey';
  return isWholeApp ? MODE_NAMES : ['desktop light', 'phone dark'];
}

/** What Chromatic captures: 'starter' for the first ten builds, then 'full'. Changing this file makes the next build a full one. */
export const CHROMATIC_SET: 'starter' | 'full' = 'starter';

/** Layers of the starter set: screens, and the components that designers change most. */
const STARTER_LAYERS = /^(?:Screens|Cards|Panels)\//;

/**
 * The modes that Chromatic captures. Its starter set takes one mode of some stories, because TurboSnap, which captures
 * changed stories only, works after ten builds (docs/decisions/0024).
 */
export function chromaticModesOf(
  story: { title: string; kind?: unknown; viewport?: unknown },
  set: typeof CHROMATIC_SET,
): ModeName[] {
  const taken = modesOf(story);
  if (set === 'full') return taken;
  return STARTER_LAYERS.test(story.title)
    ? [taken.includes('desktop light') ? 'desktop light' : 'phone light']
    : [];
}

/** The folder of a mode's baselines: 'phone-light'. */
export const folderOf = (name: ModeName): string => name.replace(' ', '-');
