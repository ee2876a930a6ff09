// Generated from tokens.json by tools/generateTypedTokens.ts. Do not edit.

/** Color roles: CSS variables that `themeCss` sets, so that a change of theme does not re-render. */
export const color = {
  /** Page background. */
  bg: 'var(--color-bg)',
  /** Cards, inputs. */
  surface: 'var(--color-surface)',
  /** Quiet page bands, drop zone. */
  sunken: 'var(--color-sunken)',
  /** Dialogs, sheets, menus. */
  raised: 'var(--color-raised)',
  /** Hover fill, segmented track, image placeholder ground. */
  tint: 'var(--color-tint)',
  /** Hairlines and card outline (decorative). */
  border: 'var(--color-border)',
  /** Sheet handle. */
  borderStrong: 'var(--color-border-strong)',
  /** Outline of inputs, secondary buttons, chips (3:1). */
  borderControl: 'var(--color-border-control)',
  /** Headings and body. */
  text: 'var(--color-text)',
  /** Secondary text. */
  text2: 'var(--color-text-2)',
  /** Hints, captions, icons in inputs. */
  text3: 'var(--color-text-3)',
  /** Disabled only (exempt from contrast). */
  textDisabled: 'var(--color-text-disabled)',
  /** Links, verified badge. */
  link: 'var(--color-link)',
  /** Primary button, checked controls. */
  primary: 'var(--color-primary)',
  /** Primary, under the pointer. */
  primaryHover: 'var(--color-primary-hover)',
  /** Primary, while pressed. */
  primaryPress: 'var(--color-primary-press)',
  /** Text and icons on primary. */
  onPrimary: 'var(--color-on-primary)',
  /** WhatsApp and Call icon buttons, For Rent, active chips. */
  primarySoft: 'var(--color-primary-soft)',
  /** Text and icons on primarySoft. */
  onPrimarySoft: 'var(--color-on-primary-soft)',
  /** Secondary button. */
  secondary: 'var(--color-secondary)',
  /** Text and icons on secondary. */
  onSecondary: 'var(--color-on-secondary)',
  /** Secondary, under the pointer. */
  secondaryHover: 'var(--color-secondary-hover)',
  /** Featured badge and the button on forest panels. */
  featured: 'var(--color-featured)',
  /** Text and icons on featured. */
  onFeatured: 'var(--color-on-featured)',
  /** Rented, warning. */
  goldSoft: 'var(--color-gold-soft)',
  /** Text and icons on goldSoft. */
  onGoldSoft: 'var(--color-on-gold-soft)',
  /** For Sale, Sold. */
  claySoft: 'var(--color-clay-soft)',
  /** Text and icons on claySoft. */
  onClaySoft: 'var(--color-on-clay-soft)',
  /** Current nav underline, count badge, step numbers. */
  accent: 'var(--color-accent)',
  /** Destructive button and error text. */
  danger: 'var(--color-danger)',
  /** Text and icons on danger. */
  onDanger: 'var(--color-on-danger)',
  /** Error alert, failed. */
  dangerSoft: 'var(--color-danger-soft)',
  /** Text and icons on dangerSoft. */
  onDangerSoft: 'var(--color-on-danger-soft)',
  /** Info alert, pending. */
  infoSoft: 'var(--color-info-soft)',
  /** Text and icons on infoSoft. */
  onInfoSoft: 'var(--color-on-info-soft)',
  /** Type badge, Inactive. */
  neutralSoft: 'var(--color-neutral-soft)',
  /** Text and icons on neutralSoft. */
  onNeutralSoft: 'var(--color-on-neutral-soft)',
  /** Footer, plan card, agent band, Premium card. */
  brand: 'var(--color-brand)',
  /** Headings and body on brand. */
  onBrand: 'var(--color-on-brand)',
  /** Secondary text on brand. */
  onBrand2: 'var(--color-on-brand-2)',
  /** Hairlines on brand. */
  brandLine: 'var(--color-brand-line)',
  /** Saved heart. */
  heart: 'var(--color-heart)',
  /** Focus ring. */
  focus: 'var(--color-focus)',
  /** Behind dialogs. */
  scrim: 'var(--color-scrim)',
  /** Badges and round buttons over pictures. */
  glass: 'var(--color-glass)',
  /** Text and icons on glass. */
  onGlass: 'var(--color-on-glass)',
  /** Skeleton bars. */
  skel: 'var(--color-skel)',
  /** Skeleton sheen. */
  skel2: 'var(--color-skel-2)',
  /** Disabled fill. */
  disabled: 'var(--color-disabled)',
  /** Toast ground. */
  toast: 'var(--color-toast)',
  /** Text and icons on toast. */
  onToast: 'var(--color-on-toast)',
  /** PrimarySoft, under the pointer. */
  primarySoftHover: 'var(--color-primary-soft-hover)',
  /** Danger, under the pointer. */
  dangerHover: 'var(--color-danger-hover)',
  /** Featured, under the pointer. */
  featuredHover: 'var(--color-featured-hover)',
  /** Glow around a focused input. */
  focusGlow: 'var(--color-focus-glow)',
  /** Icon of an error toast. */
  toastDanger: 'var(--color-toast-danger)',
  /** Button of a toast, under the pointer. */
  toastLine: 'var(--color-toast-line)',
  /** Color stops of the sky behind the home hero, top to bottom. */
  heroSky: 'var(--hero-sky)',
  /** Heading on the sky. */
  heroText: 'var(--hero-text)',
  /** Lead on the sky. */
  heroLead: 'var(--hero-lead)',
  /** Ground of the lightbox in both themes. */
  lightboxGround: 'var(--lightbox-ground)',
  /** Text and icons of the lightbox in both themes. */
  lightboxText: 'var(--lightbox-text)',
  /** Gold on dark grounds in both themes. */
  goldLight: 'var(--gold-light)',
} as const;

/** The two font stacks. */
export const font = {
  /** H1, h2, dialog titles, plan names, mobile menu, logo word. */
  display: 'var(--font-display)',
  /** Everything else, all prices and numbers. */
  text: 'var(--font-text)',
} as const;

/** CSS declarations of each text style; some sizes change at `media.md`. */
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
  price: 'font:var(--type-price);letter-spacing:-0.018em;font-variant-numeric:tabular-nums lining-nums;',
  priceLarge:
    'font:var(--type-price-large);letter-spacing:-0.018em;font-variant-numeric:tabular-nums lining-nums;',
  stat: 'font:var(--type-stat);font-variant-numeric:tabular-nums lining-nums;',
  figure: 'font:var(--type-figure);font-variant-numeric:tabular-nums lining-nums;',
  input: 'font:var(--type-input);',
  code: 'font:var(--type-code);letter-spacing:0.42em;',
  /** Tabular figures, for counts, dates and tables. */
  figures: 'font-variant-numeric:tabular-nums lining-nums;',
} as const;

/** CSS declarations of text styles that single components have. */
export const componentType = {
  /** Statement of the about screen. */
  quote: 'font:var(--type-quote);letter-spacing:-0.014em;',
  /** Lead that keeps its size on wide screens. */
  lead: 'font:400 1.0625rem/1.625rem var(--font-text);',
  /** Second-level headings of legal texts. */
  legalHeading: 'font:560 1.75rem/2.125rem var(--font-display);',
  /** Large links of the mobile menu. */
  menuLink: 'font:560 1.875rem/2.25rem var(--font-display);',
  /** Account name in the mobile menu. */
  menuAccount: 'font:650 1.0625rem/1.625rem var(--font-text);',
  /** Agent's name on a card. */
  personName: 'font:650 1.0625rem/1.375rem var(--font-text);',
  /** Title of the about screen. */
  displaySmall: 'font:var(--type-display-small);letter-spacing:-0.024em;text-wrap:balance;',
  /** Badges that can wrap. */
  badge: 'font:600 0.8125rem/1rem var(--font-text);',
  /** Second line of a menu's header. */
  itemNote: 'font:400 0.875rem/1.375rem var(--font-text);',
  /** Title of a menu's header. */
  itemTitle: 'font:600 1rem/1.375rem var(--font-text);',
  /** Emphasized body. */
  strong: 'font:600 1rem/1.5rem var(--font-text);',
  /** Button of a disclosure. */
  strongLarge: 'font:600 1.0625rem/1.5rem var(--font-text);',
  /** Number of further photos. */
  photoCount: 'font:600 1.0625rem/1.625rem var(--font-text);',
  /** Emphasized caption. */
  captionStrong: 'font:600 0.8125rem/1.125rem var(--font-text);',
  /** Alerts, and labels of choices. */
  choice: 'font:400 0.9375rem/1.375rem var(--font-text);',
  /** Sentence of the footer. */
  footerText: 'font:400 0.9375rem/1.5rem var(--font-text);',
  /** Headings of the footer. */
  footerTitle: 'font:600 0.9375rem/1.375rem var(--font-text);',
  /** Links of the footer. */
  footerLink: 'font:400 0.9375rem/1.25rem var(--font-text);',
  /** Details of the current plan. */
  planText: 'font:400 0.875rem/1.5rem var(--font-text);',
  /** Price of a plan. */
  planPrice: 'font:700 2.75rem/3rem var(--font-text);',
  /** Price in the contact bar. */
  barPrice: 'font:700 1.25rem/1.625rem var(--font-text);',
  /** Total of a table of costs. */
  total: 'font:700 1.25rem/1.75rem var(--font-text);',
} as const;

/** The spacing scale in rem: `space[4]` is 16 px, and grows with the text. The last three change at `media.md`. */
export const space = {
  0: '0',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  2.5: '0.625rem',
  3: '0.75rem',
  3.5: '0.875rem',
  4: '1rem',
  4.5: '1.125rem',
  5: '1.25rem',
  5.5: '1.375rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  13: '3.25rem',
  14: '3.5rem',
  15: '3.75rem',
  16: '4rem',
  18: '4.5rem',
  20: '5rem',
  24: '6rem',
  section: 'var(--section)',
  gutter: 'var(--gutter)',
  gridGap: 'var(--grid-gap)',
} as const;

/** The same scale in px, for spaces that must not grow with the text: on photos, around icons, inside controls. */
export const fixedSpace = {
  0: '0',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  4.5: '18px',
  5: '20px',
  5.5: '22px',
  6: '24px',
  7: '28px',
  8: '32px',
  9: '36px',
  10: '40px',
  11: '44px',
  12: '48px',
  13: '52px',
  14: '56px',
  15: '60px',
  16: '64px',
  18: '72px',
  20: '80px',
  24: '96px',
} as const;

/** Corner radii. `gate*` is the large corner of a gate, see `corner`. */
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
  cardLarge: '20px',
  dialog: '20px',
  panel: '24px',
  sheet: '24px 24px 0 0',
  pill: '999px',
  gateIcon: '28px',
  gatePlan: '64px',
  gateEmpty: '84px',
  gateGallery: '96px',
  gatePanel: '160px',
  gateStat: '16px',
  gateStatWide: '20px',
  gateFileIcon: '26px',
  gateStep: '36px',
  gateResult: '48px',
  gateStepWide: '96px',
  gatePhoto: '96px',
  gatePlanCard: '112px',
} as const;

/** CSS declarations of gates: boxes with one large corner, at the top right and in right-to-left text at the top left. */
export const corner = {
  gateIcon: 'border-radius:8px;border-start-end-radius:28px;',
  gatePlan: 'border-radius:16px;border-start-end-radius:64px;',
  gateEmpty: 'border-radius:12px;border-start-end-radius:84px;',
  gateGallery: 'border-radius:20px;border-start-end-radius:96px;',
  gatePanel: 'border-radius:24px;border-start-end-radius:160px;',
  gateStat: 'border-radius:8px;border-start-end-radius:16px;',
  gateStatWide: 'border-radius:8px;border-start-end-radius:20px;',
  gateFileIcon: 'border-radius:8px;border-start-end-radius:26px;',
  gateStep: 'border-radius:12px;border-start-end-radius:36px;',
  gateResult: 'border-radius:16px;border-start-end-radius:48px;',
  gateStepWide: 'border-radius:16px;border-start-end-radius:96px;',
  gatePhoto: 'border-radius:24px;border-start-end-radius:96px;',
  gatePlanCard: 'border-radius:20px;border-start-end-radius:112px;',
} as const;

/** Shadows. */
export const shadow = {
  /** Selected segment. */
  e1: 'var(--shadow-e1)',
  /** Card hover, detail price card. */
  e2: 'var(--shadow-e2)',
  /** Dialogs, sheets, menus, toasts. */
  e3: 'var(--shadow-e3)',
} as const;

/** Durations and easings. */
export const motion = {
  instant: 'var(--time-instant)',
  fast: 'var(--time-fast)',
  base: 'var(--time-base)',
  slow: 'var(--time-slow)',
  sheet: 'var(--time-sheet)',
  skeleton: 'var(--time-skeleton)',
  progress: 'var(--time-progress)',
  spinner: 'var(--time-spinner)',
  standard: 'var(--ease-standard)',
  enter: 'var(--ease-enter)',
  exit: 'var(--ease-exit)',
  linear: 'var(--ease-linear)',
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

/** CSS declarations that cut a text after this number of lines. */
export const clamp = {
  2: 'display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;',
  3: 'display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3;',
  4: 'display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:4;',
  6: 'display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:6;',
  24: 'display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:24;',
} as const;

/** Breakpoints in px, for `matchMedia`. */
export const breakpoint = {
  sm: 480,
  md: 641,
  lg: 1024,
  xl: 1200,
} as const;

/** Media queries: `${media.md} { ... }`. Mobile first; `belowMd` is the opposite of `md`. */
export const media = {
  sm: '@media (min-width: 480px)',
  md: '@media (min-width: 641px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1200px)',
  belowSm: '@media (max-width: 479.98px)',
  belowMd: '@media (max-width: 640.98px)',
  belowLg: '@media (max-width: 1023.98px)',
  belowXl: '@media (max-width: 1199.98px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** Widths of page parts. */
export const container = {
  page: '1280px',
  formLabel: '264px',
  authForm: '440px',
  authArt: '620px',
  narrow: '440px',
  dialogSmall: '480px',
  dialogMedium: '520px',
  dialogLarge: '760px',
  listingSidebar: '288px',
  dashboardSidebar: '312px',
  detailAside: '392px',
} as const;

/** Sizes of controls, icons and bars; those of controls with text are in rem. `touch` is the minimum of every target. */
export const size = {
  touch: '44px',
  button: '2.75rem',
  buttonLarge: '3.25rem',
  input: '3rem',
  searchInput: '3.25rem',
  row: '2.75rem',
  chip: '2.25rem',
  header: '60px',
  headerWide: '76px',
  checkbox: '22px',
  spinner: '18px',
  lightboxButton: '56px',
  logo: '1.4375rem',
  logoWide: '1.625rem',
  contactBar: '88px',
  iconS: '16px',
  iconM: '20px',
  iconL: '24px',
} as const;
