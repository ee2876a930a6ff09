import type { Config } from '@storybook/addon-designs';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** How a screen is drawn: the names end the file names of docs/design/screens. Widths are in CSS px. */
const DRAWINGS = {
  desktop: { title: 'Desktop', width: 1280, theme: 'light' },
  'desktop-dark': { title: 'Desktop dark', width: 1280, theme: 'dark' },
  mobile: { title: 'Phone', width: 390, theme: 'light' },
  'mobile-dark': { title: 'Phone dark', width: 390, theme: 'dark' },
} as const;

type Drawing = keyof typeof DRAWINGS;

const light: readonly Drawing[] = ['desktop', 'mobile'];
const lightAndDark: readonly Drawing[] = ['desktop', 'desktop-dark', 'mobile', 'mobile-dark'];
const desktopOnly: readonly Drawing[] = ['desktop'];
const mobileOnly: readonly Drawing[] = ['mobile'];

/** Whole pages, from their top. */
const pages = {
  '404': light,
  about: light,
  'agent-login': light,
  'agent-profile': light,
  'agent-profile-not-verified': desktopOnly,
  'agent-signup': light,
  dashboard: lightAndDark,
  'dashboard-empty': light,
  'edit-profile': light,
  favorites: light,
  'favorites-empty': light,
  home: lightAndDark,
  'list-property': light,
  listings: lightAndDark,
  'listings-empty': light,
  'listings-loading': light,
  'mobile-nav-agent': mobileOnly,
  'mobile-nav-guest': mobileOnly,
  'mobile-nav-user': mobileOnly,
  'payment-failed': light,
  'payment-success': light,
  'payment-verifying': light,
  plans: light,
  'property-detail': lightAndDark,
  toast: light,
  'user-login': light,
  'user-signup': light,
  'verify-email': light,
  'verify-email-failed': light,
};

/** One viewport with a dialog or another layer over the page. */
const layers = {
  'delete-dialog': light,
  'edit-property-dialog': light,
  'favorites-remove-dialog': light,
  lightbox: light,
  'limit-reached-dialog': light,
  'listings-filters-sheet': mobileOnly,
  'login-required-dialog': light,
  'property-detail-sticky-bar': mobileOnly,
  'report-dialog': light,
};

const screens: Readonly<Record<string, readonly Drawing[]>> = { ...pages, ...layers };

/** Images of many components. Widths are in px, at a scale of 1. */
const SHEETS = {
  'components-cards': { title: 'Cards', width: 1440, isInDark: true },
  'components-controls': { title: 'Controls', width: 1280, isInDark: true },
  'components-feedback': { title: 'Feedback', width: 1280, isInDark: true },
  brand: { title: 'Brand', width: 1280, isInDark: false },
} as const;

interface Section {
  sheet: keyof typeof SHEETS;
  title: string;
  /** On the sheet, in px. */
  area: readonly [left: number, top: number, width: number, height: number];
}

/** Where the components of a sheet start, in px: right of the column with the sections' titles. */
const TITLES_END = 232;

const section = (sheet: Section['sheet'], title: string, top: number, bottom: number): Section => ({
  sheet,
  title,
  area: [TITLES_END, top, SHEETS[sheet].width - TITLES_END, bottom - top],
});

/** Sections of the sheets. */
const sections = {
  'property-card': section('components-cards', 'Property card', 120, 2491),
  'dashboard-card': section('components-cards', 'Dashboard card', 2491, 3243),
  'stat-and-plan': section('components-cards', 'Stat and plan', 3243, 3892),
  'agent-card': section('components-cards', 'Agent card', 3892, 4388),
  buttons: section('components-controls', 'Buttons', 120, 991),
  'text-inputs': section('components-controls', 'Text inputs', 991, 1528),
  'select-and-combobox': section('components-controls', 'Select and combobox', 1528, 2025),
  choice: section('components-controls', 'Choice', 2025, 2308),
  badges: section('components-controls', 'Badges', 2308, 2529),
  navigation: section('components-controls', 'Navigation', 2529, 3077),
  toasts: section('components-feedback', 'Toasts', 120, 405),
  'inline-alerts': section('components-feedback', 'Inline alerts', 405, 676),
  dialog: section('components-feedback', 'Dialog', 676, 1149),
  'file-drop-zone': section('components-feedback', 'File drop zone', 1149, 1578),
  'empty-states': section('components-feedback', 'Empty states', 1578, 2155),
  'spinner-and-progress': section('components-feedback', 'Spinner and progress', 2155, 2412),
  mark: section('brand', 'Mark', 120, 569),
  'block-motif': section('brand', 'Block motif', 569, 1022),
  type: section('brand', 'Type', 1022, 1677),
  color: section('brand', 'Color', 1677, 2734),
  'radius-and-corner': section('brand', 'Radius and corner', 2734, 3003),
} satisfies Record<string, Section>;

/** A design: a screen or a layer of docs/design/screens, or a section of a sheet in docs/design. */
export type DesignName = keyof typeof pages | keyof typeof layers | keyof typeof sections;

/** All names, for tests. */
export const DESIGN_NAMES: readonly string[] = [...Object.keys(screens), ...Object.keys(sections)];

/** An image of the design as addon-designs shows it, with what the overlay needs to place it. */
export interface DesignImage extends Extract<Config, { type: 'iframe' }> {
  name: string;
  /** From docs/design. */
  file: string;
  /** In CSS px. */
  width: number;
  theme: 'light' | 'dark';
  /**
   * How the overlay places it: on the page, as a dialog in the middle of the viewport or as a bottom sheet, or not at all.
   */
  place: 'page' | 'middle' | 'bottom' | 'none';
}

const isDesignImage = (value: unknown): value is DesignImage =>
  typeof value === 'object' && value !== null && 'file' in value && 'place' in value;

/** The images in a parameter `design`, which may also be a Figma URL or missing. */
export const readDesignImages = (design: unknown): DesignImage[] => [design].flat().filter(isDesignImage);

/** The page that shows one image, at most at its width, or an area of it at full size (workbench/design/public/image.html). */
const viewerUrl = (file: string, query: Readonly<Record<string, string>>): string =>
  `./design/image.html?${new URLSearchParams({ file, ...query }).toString()}`;

function placeOf(name: string, width: number): DesignImage['place'] {
  if (name in pages) return 'page';
  return width === DRAWINGS.mobile.width ? 'bottom' : 'middle';
}

function drawingsOf(name: string, prefix: string): DesignImage[] {
  return (screens[name] ?? []).map((drawing) => {
    const { title, width, theme } = DRAWINGS[drawing];
    const file = `screens/${name}-${drawing}.avif`;
    return {
      type: 'iframe',
      name: prefix + title,
      url: viewerUrl(file, { width: String(width) }),
      offscreen: false,
      file,
      width,
      theme,
      place: placeOf(name, width),
    };
  });
}

function sectionImages({ sheet, title, area }: Section): DesignImage[] {
  const { title: sheetTitle, width, isInDark } = SHEETS[sheet];
  const themes = isInDark ? (['light', 'dark'] as const) : (['light'] as const);
  return themes.map((theme) => {
    const file = `${sheet}${theme === 'dark' ? '-dark' : ''}.avif`;
    return {
      type: 'iframe',
      name: `${sheetTitle} sheet: ${title}${theme === 'dark' ? ', dark' : ''}`,
      url: viewerUrl(file, { area: area.join(' ') }),
      offscreen: false,
      file,
      width,
      theme,
      place: 'none',
    };
  });
}

const isSection = (name: string): name is keyof typeof sections => name in sections;

/**
 * The parameter `design` of a story or meta: a tab of the Design panel for each image. `[]` says that nothing is drawn. A
 * story's parameter replaces that of its meta.
 */
export function designs(...names: readonly DesignName[]): DesignImage[] {
  const hasSeveral = names.filter((name) => !isSection(name)).length > 1;
  return names.flatMap((name) =>
    isSection(name) ? sectionImages(sections[name]) : drawingsOf(name, hasSeveral ? `${name}: ` : ''),
  );
}

/** Shows the phone images of a phone story first. An arg types enhancer for the reason given at `setChromaticParameters`. */
export const showPhoneDesignsFirst: ArgTypesEnhancer = (context) => {
  const { parameters, argTypes } = context;
  // Passed by Storybook, but missing in its types.
  const { viewport } = Object(Object(context).storyGlobals) as { viewport?: { value?: string } };
  const design: unknown = parameters['design'];
  const isPhone = (each: unknown) => isDesignImage(each) && each.width === DRAWINGS.mobile.width;
  if (viewport?.value === 'phone' && Array.isArray(design))
    parameters['design'] = design.toSorted(
      (first, second) => Number(isPhone(second)) - Number(isPhone(first)),
    );
  return argTypes;
};
