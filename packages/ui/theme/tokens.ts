/**
 * Typed design tokens. Each color is a CSS variable that `themeCss` sets, so that a change of theme does not re-render.
 * Components use only these roles.
 */
export const color = {
  bg: 'var(--color-bg)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  raised: 'var(--color-raised)',
  tint: 'var(--color-tint)',
  border: 'var(--color-border)',
  borderStrong: 'var(--color-border-strong)',
  borderControl: 'var(--color-border-control)',
  text: 'var(--color-text)',
  text2: 'var(--color-text-2)',
  text3: 'var(--color-text-3)',
  textDisabled: 'var(--color-text-disabled)',
  link: 'var(--color-link)',
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  primaryPress: 'var(--color-primary-press)',
  onPrimary: 'var(--color-on-primary)',
  primarySoft: 'var(--color-primary-soft)',
  primarySoftHover: 'var(--color-primary-soft-hover)',
  onPrimarySoft: 'var(--color-on-primary-soft)',
  secondary: 'var(--color-secondary)',
  onSecondary: 'var(--color-on-secondary)',
  secondaryHover: 'var(--color-secondary-hover)',
  featured: 'var(--color-featured)',
  featuredHover: 'var(--color-featured-hover)',
  onFeatured: 'var(--color-on-featured)',
  goldSoft: 'var(--color-gold-soft)',
  onGoldSoft: 'var(--color-on-gold-soft)',
  claySoft: 'var(--color-clay-soft)',
  onClaySoft: 'var(--color-on-clay-soft)',
  accent: 'var(--color-accent)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  onDanger: 'var(--color-on-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  onDangerSoft: 'var(--color-on-danger-soft)',
  infoSoft: 'var(--color-info-soft)',
  onInfoSoft: 'var(--color-on-info-soft)',
  neutralSoft: 'var(--color-neutral-soft)',
  onNeutralSoft: 'var(--color-on-neutral-soft)',
  brand: 'var(--color-brand)',
  onBrand: 'var(--color-on-brand)',
  onBrand2: 'var(--color-on-brand-2)',
  brandLine: 'var(--color-brand-line)',
  heart: 'var(--color-heart)',
  focus: 'var(--color-focus)',
  focusGlow: 'var(--color-focus-glow)',
  scrim: 'var(--color-scrim)',
  glass: 'var(--color-glass)',
  onGlass: 'var(--color-on-glass)',
  skel: 'var(--color-skel)',
  skel2: 'var(--color-skel-2)',
  disabled: 'var(--color-disabled)',
  toast: 'var(--color-toast)',
  onToast: 'var(--color-on-toast)',
  toastDanger: 'var(--color-toast-danger)',
  toastLine: 'var(--color-toast-line)',
  heroSky: 'var(--hero-sky)',
  heroText: 'var(--hero-text)',
  heroLead: 'var(--hero-lead)',
  lightboxGround: 'var(--lightbox-ground)',
  lightboxText: 'var(--lightbox-text)',
  goldLight: 'var(--gold-light)',
} as const;

/** The two font stacks: `display` for h1, h2, dialog titles and plan names, `text` for everything else. */
export const font = { display: 'var(--font-display)', text: 'var(--font-text)' } as const;

const figures = 'font-variant-numeric:tabular-nums lining-nums;';

/** CSS declarations of each text style; some sizes change at 641 px. */
export const type = {
  display: 'font:var(--type-display);letter-spacing:-0.024em;text-wrap:balance;',
  h1: 'font:var(--type-h1);letter-spacing:-0.024em;text-wrap:balance;',
  h2: 'font:var(--type-h2);letter-spacing:-0.014em;text-wrap:balance;',
  dialogTitle: 'font:var(--type-dialog-title);letter-spacing:-0.014em;text-wrap:balance;',
  h3: 'font:var(--type-h3);letter-spacing:-0.012em;text-wrap:balance;',
  panelTitle: 'font:var(--type-panel-title);letter-spacing:-0.012em;text-wrap:balance;',
  lead: 'font:var(--type-lead);',
  bodyLong: 'font:var(--type-body-long);max-inline-size:62ch;',
  body: 'font:var(--type-body);',
  cardTitle: 'font:var(--type-card-title);letter-spacing:-0.008em;',
  label: 'font:var(--type-label);',
  small: 'font:var(--type-small);',
  caption: 'font:var(--type-caption);',
  badge: 'font:var(--type-badge);',
  button: 'font:var(--type-button);letter-spacing:-0.005em;',
  buttonLarge: 'font:var(--type-button-large);',
  price: `font:var(--type-price);letter-spacing:-0.018em;${figures}`,
  priceLarge: `font:var(--type-price-large);letter-spacing:-0.018em;${figures}`,
  stat: `font:var(--type-stat);${figures}`,
  figure: `font:var(--type-figure);${figures}`,
  input: 'font:var(--type-input);',
  code: 'font:var(--type-code);letter-spacing:0.42em;',
  /** Tabular figures, for counts, dates and tables. */
  figures,
} as const;

/** Steps of 4 px in rem: `space[4]` is 16 px. The last three change at 641 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  18: '4.5rem',
  20: '5rem',
  24: '6rem',
  section: 'var(--section)',
  gutter: 'var(--gutter)',
  gridGap: 'var(--grid-gap)',
} as const;

/** Corner radii. `gate*` have one large corner at the top right. */
export const radius = {
  xs: '6px',
  badge: '7px',
  sm: '8px',
  control: '10px',
  controlLarge: '12px',
  thumb: '10px',
  toast: '14px',
  menu: '14px',
  card: '16px',
  dialog: '20px',
  sheet: '24px 24px 0 0',
  pill: '999px',
  gateIcon: '8px 28px 8px 8px',
  gatePlan: '16px 64px 16px 16px',
  gateEmpty: '12px 84px 12px 12px',
  gateGallery: '20px 96px 20px 20px',
  gatePanel: '24px 160px 24px 24px',
} as const;

/** Shadows: e1 selected segment, e2 card hover, e3 dialogs, sheets, menus and toasts. */
export const shadow = { e1: 'var(--shadow-e1)', e2: 'var(--shadow-e2)', e3: 'var(--shadow-e3)' } as const;

export const motion = {
  fast: 'var(--time-fast)',
  base: 'var(--time-base)',
  slow: 'var(--time-slow)',
  sheet: 'var(--time-sheet)',
  skeleton: 'var(--time-skeleton)',
  standard: 'var(--ease-standard)',
  enter: 'var(--ease-enter)',
  exit: 'var(--ease-exit)',
} as const;

/** Stacking order, lowest first. */
export const z = {
  base: 0,
  cardAction: 1,
  sticky: 10,
  header: 20,
  contactBar: 30,
  menu: 40,
  scrim: 60,
  dialog: 61,
  sheet: 61,
  lightbox: 70,
  toast: 80,
} as const;

const clampTo = (lines: number) =>
  `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};`;

/** CSS declarations that cut a text after this number of lines. */
export const clamp = {
  2: clampTo(2),
  3: clampTo(3),
  4: clampTo(4),
  6: clampTo(6),
  24: clampTo(24),
} as const;

/** Breakpoints in px, for `sizes` and `matchMedia`. */
export const breakpoint = { sm: 480, md: 641, lg: 1024, xl: 1200 } as const;

/** Media queries for styled-components: `${media.md} { ... }`. Mobile first. */
export const media = {
  sm: '@media (min-width: 480px)',
  md: '@media (min-width: 641px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1200px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

export const container = {
  page: '1280px',
  inner: '1200px',
  auth: '440px',
  authArt: '620px',
  narrow: '440px',
  dialogSmall: '480px',
  dialogMedium: '520px',
  dialogLarge: '760px',
  listingSidebar: '288px',
  dashboardSidebar: '312px',
  detailAside: '392px',
  formLabel: '264px',
} as const;

/** Heights of controls and bars; `touch` is the minimum of every target. */
export const size = {
  touch: '44px',
  button: '2.75rem',
  buttonLarge: '3.25rem',
  input: '3rem',
  searchInput: '3.25rem',
  chip: '2.25rem',
  header: '60px',
  headerWide: '76px',
  contactBar: '88px',
} as const;
