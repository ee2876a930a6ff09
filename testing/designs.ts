import type { Config } from '@storybook/addon-designs';

/** How a screen is drawn: the names end the file names of docs/design/screens. Widths are in CSS px. */
const DRAWINGS = {
  desktop: { title: 'Desktop', width: 1280, theme: 'light' },
  'desktop-dark': { title: 'Desktop dark', width: 1280, theme: 'dark' },
  mobile: { title: 'Phone', width: 390, theme: 'light' },
  'mobile-dark': { title: 'Phone dark', width: 390, theme: 'dark' },
} as const;

type Drawing = keyof typeof DRAWINGS;

const lightOnly: readonly Drawing[] = ['desktop', 'mobile'];
const lightAndDark: readonly Drawing[] = ['desktop', 'desktop-dark', 'mobile', 'mobile-dark'];
const desktopOnly: readonly Drawing[] = ['desktop'];
const mobileOnly: readonly Drawing[] = ['mobile'];

/** Whole pages, from their top. */
const pages = {
  '404': lightOnly,
  about: lightOnly,
  'agent-login': lightOnly,
  'agent-profile': lightOnly,
  'agent-profile-not-verified': desktopOnly,
  'agent-signup': lightOnly,
  dashboard: lightAndDark,
  'dashboard-empty': lightOnly,
  'edit-profile': lightOnly,
  favorites: lightOnly,
  'favorites-empty': lightOnly,
  home: lightAndDark,
  'list-property': lightOnly,
  listings: lightAndDark,
  'listings-empty': lightOnly,
  'listings-loading': lightOnly,
  'mobile-nav-agent': mobileOnly,
  'mobile-nav-guest': mobileOnly,
  'mobile-nav-user': mobileOnly,
  'payment-failed': lightOnly,
  'payment-success': lightOnly,
  'payment-verifying': lightOnly,
  plans: lightOnly,
  'property-detail': lightAndDark,
  toast: lightOnly,
  'user-login': lightOnly,
  'user-signup': lightOnly,
  'verify-email': lightOnly,
  'verify-email-failed': lightOnly,
};

/** One viewport with a dialog or another layer over the page. */
const layers = {
  'delete-dialog': lightOnly,
  'edit-property-dialog': lightOnly,
  'favorites-remove-dialog': lightOnly,
  lightbox: lightOnly,
  'limit-reached-dialog': lightOnly,
  'listings-filters-sheet': mobileOnly,
  'login-required-dialog': lightOnly,
  'property-detail-sticky-bar': mobileOnly,
  'report-dialog': lightOnly,
};

const screens: Readonly<Record<string, readonly Drawing[]>> = { ...pages, ...layers };

/** Images of many components. Widths are in px, at a scale of 1. */
const SHEETS = {
  'components-cards': { title: 'Cards', width: 1440, isInDark: true },
  'components-controls': { title: 'Controls', width: 1280, isInDark: true },
  'components-feedback': { title: 'Feedback', width: 1280, isInDark: true },
  brand: { title: 'Brand', width: 1280, isInDark: false },
} as const;

/** A part of a sheet between two heights, in px. */
const section = (sheet: keyof typeof SHEETS, title: string, top: number, bottom: number) => ({
  sheet,
  title,
  top,
  bottom,
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
};

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

type Drawn = Pick<DesignImage, 'name' | 'file' | 'width' | 'theme' | 'place'>;

/** @param query of the page that shows the image: at most at its width, or an area of it at full size */
const imageOf = (image: Drawn, query: Readonly<Record<string, string>>): DesignImage => ({
  ...image,
  type: 'iframe',
  url: `./design/image.html?${new URLSearchParams({ file: image.file, ...query }).toString()}`,
  offscreen: false,
});

function drawingsOf(name: string, prefix: string): DesignImage[] {
  return (screens[name] ?? []).map((drawing) => {
    const { title, width, theme } = DRAWINGS[drawing];
    const layerPlace = width === DRAWINGS.mobile.width ? 'bottom' : 'middle';
    const place = name in pages ? 'page' : layerPlace;
    const file = `screens/${name}-${drawing}.avif`;
    return imageOf({ name: prefix + title, file, width, theme, place }, { width: String(width) });
  });
}

/** Where the components of a sheet start, in px: right of the column with the sections' titles. */
const TITLES_END = 232;

function sectionImages({ sheet, title, top, bottom }: ReturnType<typeof section>): DesignImage[] {
  const { title: sheetTitle, width, isInDark } = SHEETS[sheet];
  const area = [TITLES_END, top, width - TITLES_END, bottom - top].join(' ');
  const name = `${sheetTitle} sheet: ${title}`;
  const shown = { width, place: 'none' } as const;
  const light = imageOf({ ...shown, name, file: `${sheet}.avif`, theme: 'light' }, { area });
  if (!isInDark) return [light];
  const dark = { ...shown, name: `${name}, dark`, file: `${sheet}-dark.avif`, theme: 'dark' } as const;
  return [light, imageOf(dark, { area })];
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

/** Whether a value of a parameter `design` is the drawing of a phone. */
export const isPhoneDesign = (design: unknown): boolean =>
  isDesignImage(design) && design.width === DRAWINGS.mobile.width;
