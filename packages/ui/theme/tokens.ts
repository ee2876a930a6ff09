// Generated from efie.tokens.json by tools/generateTokens.ts. Do not edit.

/** Color roles: CSS variables that `themeCss` sets, so that a change of theme does not re-render. */
export const color = {
  /** Page background. #FCFBF8 light, #0B120F dark. */
  bg: 'var(--color-bg)',
  /** Cards, inputs. #FFFFFF light, #16211C dark. */
  surface: 'var(--color-surface)',
  /** Quiet page bands, drop zone. #F8F6F0 light, #101916 dark. */
  sunken: 'var(--color-sunken)',
  /** Dialogs, sheets, menus. #FFFFFF light, #1E2B25 dark. */
  raised: 'var(--color-raised)',
  /** Hover fill, segmented track, image placeholder ground. #F2EEE5 light, #293830 dark. */
  tint: 'var(--color-tint)',
  /** Hairlines and card outline (decorative). #E7E1D4 light, #293830 dark. */
  border: 'var(--color-border)',
  /** Sheet handle. #877D6B light, #6B7E73 dark. */
  borderStrong: 'var(--color-border-strong)',
  /** Outline of inputs, secondary buttons, chips (3:1). #877D6B light, #7A8C81 dark. */
  borderControl: 'var(--color-border-control)',
  /** Headings and body. #141F19 light, #F0F2EB dark. */
  text: 'var(--color-text)',
  /** Secondary text. #3F4A43 light, #BECAC1 dark. */
  text2: 'var(--color-text-2)',
  /** Hints, captions, icons in inputs. #5D6760 light, #9DABA2 dark. */
  text3: 'var(--color-text-3)',
  /** Disabled only (exempt from contrast). #8B8F89 light, #6E7B73 dark. */
  textDisabled: 'var(--color-text-disabled)',
  /** Links, verified badge. #17523A light, #93C4A8 dark. */
  link: 'var(--color-link)',
  /** Primary button, checked controls. #17523A light, #8FD0AC dark. */
  primary: 'var(--color-primary)',
  /** Primary, under the pointer. #123F2D light, #A8DDC0 dark. */
  primaryHover: 'var(--color-primary-hover)',
  /** Text and icons on primary. #FFFFFF light, #06241A dark. */
  onPrimary: 'var(--color-on-primary)',
  /** WhatsApp and Call icon buttons, For Rent, active chips. #E1EEE5 light, #1A3A2B dark. */
  primarySoft: 'var(--color-primary-soft)',
  /** Text and icons on primarySoft. #123F2D light, #AEE0C4 dark. */
  onPrimarySoft: 'var(--color-on-primary-soft)',
  /** Secondary button. #FFFFFF light, #1E2B25 dark. */
  secondary: 'var(--color-secondary)',
  /** Text and icons on secondary. #141F19 light, #F0F2EB dark. */
  onSecondary: 'var(--color-on-secondary)',
  /** Secondary, under the pointer. #F2EEE5 light, #33443B dark. */
  secondaryHover: 'var(--color-secondary-hover)',
  /** Featured badge and the button on forest panels. #EDB53B in both themes. */
  featured: 'var(--color-featured)',
  /** Text and icons on featured. #2C1D00 in both themes. */
  onFeatured: 'var(--color-on-featured)',
  /** Rented, warning. #FCEFCB light, #3A2D0F dark. */
  goldSoft: 'var(--color-gold-soft)',
  /** Text and icons on goldSoft. #734E05 light, #F8DD97 dark. */
  onGoldSoft: 'var(--color-on-gold-soft)',
  /** For Sale, Sold. #FAE5DB light, #43231A dark. */
  claySoft: 'var(--color-clay-soft)',
  /** Text and icons on claySoft. #80351B light, #F5BFA6 dark. */
  onClaySoft: 'var(--color-on-clay-soft)',
  /** Current nav underline, count badge, step numbers. #A04423 light, #F0A582 dark. */
  accent: 'var(--color-accent)',
  /** Destructive button and error text. #B3202E light, #FF9C98 dark. */
  danger: 'var(--color-danger)',
  /** Text and icons on danger. #FFFFFF light, #3A060A dark. */
  onDanger: 'var(--color-on-danger)',
  /** Error alert, failed. #FBE2E2 light, #431A1C dark. */
  dangerSoft: 'var(--color-danger-soft)',
  /** Text and icons on dangerSoft. #8E1622 light, #FFC2BF dark. */
  onDangerSoft: 'var(--color-on-danger-soft)',
  /** Info alert, pending. #DDEBF1 light, #16323F dark. */
  infoSoft: 'var(--color-info-soft)',
  /** Text and icons on infoSoft. #15465E light, #B4DCEC dark. */
  onInfoSoft: 'var(--color-on-info-soft)',
  /** Type badge, Inactive. #F2EEE5 light, #293830 dark. */
  neutralSoft: 'var(--color-neutral-soft)',
  /** Text and icons on neutralSoft. #4B453B light, #CBD5CD dark. */
  onNeutralSoft: 'var(--color-on-neutral-soft)',
  /** Footer, plan card, agent band, Premium card. #0D2D20 light, #0A1F17 dark. */
  brand: 'var(--color-brand)',
  /** Headings and body on brand. #F6F2E7 in both themes. */
  onBrand: 'var(--color-on-brand)',
  /** Secondary text on brand. #BFD3C5 in both themes. */
  onBrand2: 'var(--color-on-brand-2)',
  /** Hairlines on brand. #2B4A3B light, #23402F dark. */
  brandLine: 'var(--color-brand-line)',
  /** Saved heart. #C2342C light, #FF8178 dark. */
  heart: 'var(--color-heart)',
  /** Focus ring. #1F6546 light, #F3C862 dark. */
  focus: 'var(--color-focus)',
  /** Behind dialogs. rgba(8, 29, 21, 0.56) light, rgba(0, 0, 0, 0.68) dark. */
  scrim: 'var(--color-scrim)',
  /** Badges and round buttons over pictures. rgba(255, 255, 255, 0.94) light, rgba(16, 25, 22, 0.92) dark. */
  glass: 'var(--color-glass)',
  /** Text and icons on glass. #141F19 light, #F0F2EB dark. */
  onGlass: 'var(--color-on-glass)',
  /** Skeleton bars. #E7E1D4 light, #293830 dark. */
  skel: 'var(--color-skel)',
  /** Disabled fill. #F2EEE5 light, #1E2B25 dark. */
  disabled: 'var(--color-disabled)',
  /** Toast ground. #141F19 light, #F0F2EB dark. */
  toast: 'var(--color-toast)',
  /** Text and icons on toast. #FAF8F2 light, #141F19 dark. */
  onToast: 'var(--color-on-toast)',
  /** PrimarySoft, under the pointer. #C0D2C8 light, #325543 dark. */
  primarySoftHover: 'var(--color-primary-soft-hover)',
  /** Danger, under the pointer. #9A1C28 light, #DB8683 dark. */
  dangerHover: 'var(--color-danger-hover)',
  /** Featured, under the pointer. #D19F34 in both themes. */
  featuredHover: 'var(--color-featured-hover)',
  /** Glow around a focused input. rgba(31, 101, 70, 0.22) light, rgba(243, 200, 98, 0.22) dark. */
  focusGlow: 'var(--color-focus-glow)',
  /** Icon of an error toast. #FF9C98 light, #B3202E dark. */
  toastDanger: 'var(--color-toast-danger)',
  /** Button of a toast, under the pointer. rgba(250, 248, 242, 0.16) light, rgba(20, 31, 25, 0.16) dark. */
  toastLine: 'var(--color-toast-line)',
  /** Color stops of the sky behind the home hero, top to bottom: in the golden hour, in the dark theme at night. */
  heroSky: 'var(--hero-sky)',
  /** Heading on the sky. #141F19 light, #F6F2E7 dark. */
  heroText: 'var(--hero-text)',
  /** Lead on the sky. #36453C light, #C7D6CC dark. */
  heroLead: 'var(--hero-lead)',
  /** Ground of the lightbox in both themes. #06120D. */
  lightboxGround: 'var(--lightbox-ground)',
  /** Text and icons of the lightbox in both themes. #F6F2E7. */
  lightboxText: 'var(--lightbox-text)',
  /** Gold on dark grounds in both themes. #F3C862. */
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
  /** 560 44px/46px display, from `media.md` 560 72px/74px display. */
  display: 'font:var(--type-display);letter-spacing:-0.024em;text-wrap:balance;',
  /** 560 32px/36px display, from `media.md` 560 44px/48px display. */
  h1: 'font:var(--type-h1);letter-spacing:-0.024em;text-wrap:balance;',
  /** 560 27px/32px display, from `media.md` 560 32px/36px display. */
  h2: 'font:var(--type-h2);letter-spacing:-0.014em;text-wrap:balance;',
  /** 560 25px/30px display. */
  dialogTitle: 'font:var(--type-dialog-title);letter-spacing:-0.014em;text-wrap:balance;',
  /** 650 20px/26px text. */
  h3: 'font:var(--type-h3);letter-spacing:-0.012em;text-wrap:balance;',
  /** 650 18px/24px text. */
  panelTitle: 'font:var(--type-panel-title);letter-spacing:-0.012em;text-wrap:balance;',
  /** 400 17px/26px text, from `media.md` 400 19px/28px text. */
  lead: 'font:var(--type-lead);',
  /** 400 17px/28px text. */
  bodyLong: 'font:var(--type-body-long);max-inline-size:62ch;',
  /** 400 16px/24px text. */
  body: 'font:var(--type-body);',
  /** At most 2 lines. 600 16px/22px text. */
  cardTitle: 'font:var(--type-card-title);letter-spacing:-0.008em;',
  /** 600 14px/20px text. */
  label: 'font:var(--type-label);',
  /** 400 14px/20px text. */
  small: 'font:var(--type-small);',
  /** 400 13px/18px text. */
  caption: 'font:var(--type-caption);',
  /** 600 13px/13px text. */
  badge: 'font:var(--type-badge);',
  /** 600 15px/20px text. */
  button: 'font:var(--type-button);letter-spacing:-0.005em;',
  /** 600 16px/20px text. */
  buttonLarge: 'font:var(--type-button-large);',
  /** 700 23px/28px text. */
  price: 'font:var(--type-price);letter-spacing:-0.018em;font-variant-numeric:tabular-nums lining-nums;',
  /** 700 32px/40px text. */
  priceLarge:
    'font:var(--type-price-large);letter-spacing:-0.018em;font-variant-numeric:tabular-nums lining-nums;',
  /** 700 20px/26px text. */
  stat: 'font:var(--type-stat);font-variant-numeric:tabular-nums lining-nums;',
  /** 700 34px/40px text, from `media.md` 700 44px/48px text. */
  figure: 'font:var(--type-figure);font-variant-numeric:tabular-nums lining-nums;',
  /** Never below 16 px: stops iOS zoom. 400 16px/24px text. */
  input: 'font:var(--type-input);',
  /** 650 28px/32px text. */
  code: 'font:var(--type-code);letter-spacing:0.42em;',
  /** Tabular figures, for counts, dates and tables. */
  figures: 'font-variant-numeric:tabular-nums lining-nums;',
} as const;

/** CSS declarations of text styles that single components have. */
export const componentType = {
  /** Statement of the about screen. 480 22px/30px display, from `media.md` 480 30px/40px display. */
  quote: 'font:var(--type-quote);letter-spacing:-0.014em;',
  /** Lead that keeps its size on wide screens. 400 17px/26px text. */
  lead: 'font:400 1.0625rem/1.625rem var(--font-text);',
  /** Second-level headings of legal texts. 560 28px/34px display. */
  legalHeading: 'font:560 1.75rem/2.125rem var(--font-display);',
  /** Large links of the mobile menu. 560 30px/36px display. */
  menuLink: 'font:560 1.875rem/2.25rem var(--font-display);',
  /** Account name in the mobile menu. 650 17px/26px text. */
  menuAccount: 'font:650 1.0625rem/1.625rem var(--font-text);',
  /** Agent's name on a card. 650 17px/22px text. */
  personName: 'font:650 1.0625rem/1.375rem var(--font-text);',
  /** Title of the about screen. 560 44px/46px display, from `media.md` 560 64px/66px display. */
  displaySmall: 'font:var(--type-display-small);letter-spacing:-0.024em;text-wrap:balance;',
  /** Badges that can wrap. 600 13px/16px text. */
  badge: 'font:600 0.8125rem/1rem var(--font-text);',
  /** Second line of a menu's header. 400 14px/22px text. */
  itemNote: 'font:400 0.875rem/1.375rem var(--font-text);',
  /** Title of a menu's header. 600 16px/22px text. */
  itemTitle: 'font:600 1rem/1.375rem var(--font-text);',
  /** Emphasized body. 600 16px/24px text. */
  strong: 'font:600 1rem/1.5rem var(--font-text);',
  /** Button of a disclosure. 600 17px/24px text. */
  strongLarge: 'font:600 1.0625rem/1.5rem var(--font-text);',
  /** Number of further photos. 600 17px/26px text. */
  photoCount: 'font:600 1.0625rem/1.625rem var(--font-text);',
  /** Emphasized caption. 600 13px/18px text. */
  captionStrong: 'font:600 0.8125rem/1.125rem var(--font-text);',
  /** Alerts, and labels of choices. 400 15px/22px text. */
  choice: 'font:400 0.9375rem/1.375rem var(--font-text);',
  /** Sentence of the footer. 400 15px/24px text. */
  footerText: 'font:400 0.9375rem/1.5rem var(--font-text);',
  /** Headings of the footer. 600 15px/22px text. */
  footerTitle: 'font:600 0.9375rem/1.375rem var(--font-text);',
  /** Links of the footer. 400 15px/20px text. */
  footerLink: 'font:400 0.9375rem/1.25rem var(--font-text);',
  /** Details of the current plan. 400 14px/24px text. */
  planText: 'font:400 0.875rem/1.5rem var(--font-text);',
  /** Price of a plan. 700 44px/48px text. */
  planPrice: 'font:700 2.75rem/3rem var(--font-text);',
  /** Price in the contact bar. 700 20px/26px text. */
  barPrice: 'font:700 1.25rem/1.625rem var(--font-text);',
  /** Total of a table of costs. 700 20px/28px text. */
  total: 'font:700 1.25rem/1.75rem var(--font-text);',
} as const;

/** The spacing scale in rem, which grows with the text: multiples of `space.base`. The last three change at `media.md`. */
export const space = {
  0: '0',
  /** 4px. */
  1: '0.25rem',
  /** 6px. */
  1.5: '0.375rem',
  /** 8px. */
  2: '0.5rem',
  /** 10px. */
  2.5: '0.625rem',
  /** 12px. */
  3: '0.75rem',
  /** 14px. */
  3.5: '0.875rem',
  /** 16px. */
  4: '1rem',
  /** 18px. */
  4.5: '1.125rem',
  /** 20px. */
  5: '1.25rem',
  /** 22px. */
  5.5: '1.375rem',
  /** 24px. */
  6: '1.5rem',
  /** 28px. */
  7: '1.75rem',
  /** 32px. */
  8: '2rem',
  /** 36px. */
  9: '2.25rem',
  /** 40px. */
  10: '2.5rem',
  /** 44px. */
  11: '2.75rem',
  /** 48px. */
  12: '3rem',
  /** 52px. */
  13: '3.25rem',
  /** 56px. */
  14: '3.5rem',
  /** 60px. */
  15: '3.75rem',
  /** 64px. */
  16: '4rem',
  /** 72px. */
  18: '4.5rem',
  /** 80px. */
  20: '5rem',
  /** 96px. */
  24: '6rem',
  /** 64px, from `media.md` 96px. */
  section: 'var(--section)',
  /** 20px, from `media.md` 40px. */
  gutter: 'var(--gutter)',
  /** 20px, from `media.md` 24px. */
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
  pill: '999px',
  sheet: '24px',
  gateIcon: '28px',
  gatePlan: '64px',
  gateGallery: '96px',
  gatePanel: '160px',
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
  gateGallery: 'border-radius:20px;border-start-end-radius:96px;',
  gatePanel: 'border-radius:24px;border-start-end-radius:160px;',
  gateFileIcon: 'border-radius:8px;border-start-end-radius:26px;',
  gateStep: 'border-radius:12px;border-start-end-radius:36px;',
  gateResult: 'border-radius:16px;border-start-end-radius:48px;',
  gateStepWide: 'border-radius:16px;border-start-end-radius:96px;',
  gatePhoto: 'border-radius:24px;border-start-end-radius:96px;',
  gatePlanCard: 'border-radius:20px;border-start-end-radius:112px;',
} as const;

/** Shadows. */
export const shadow = {
  /** Card hover, detail price card. */
  e2: 'var(--shadow-e2)',
  /** Dialogs, sheets, menus, toasts. */
  e3: 'var(--shadow-e3)',
} as const;

/** Durations and easings. */
export const motion = {
  /** 120ms. */
  fast: 'var(--time-fast)',
  /** 200ms. */
  base: 'var(--time-base)',
  /** 360ms. */
  sheet: 'var(--time-sheet)',
  /** 1400ms. */
  skeleton: 'var(--time-skeleton)',
  /** 1400ms. */
  progress: 'var(--time-progress)',
  /** 800ms. */
  spinner: 'var(--time-spinner)',
  /** cubic-bezier(0.2, 0, 0, 1). */
  standard: 'var(--ease-standard)',
  /** cubic-bezier(0.16, 1, 0.3, 1). */
  enter: 'var(--ease-enter)',
  /** cubic-bezier(0.4, 0, 1, 1). */
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
  touch: '@media (hover: none)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** Widths of page parts. */
export const container = {
  page: '1280px',
  listingPage: '1680px',
  formLabel: '264px',
  authForm: '440px',
  authArt: '620px',
  narrow: '440px',
  dialogSmall: '480px',
  dialogMedium: '520px',
  dialogLarge: '760px',
  dashboardSidebar: '312px',
  detailAside: '392px',
} as const;

/** Sizes of controls, icons and bars; those of controls with text are in rem. `touch` is the minimum of every target. */
export const size = {
  touch: '44px',
  /** 44px. */
  button: '2.75rem',
  /** 52px. */
  buttonLarge: '3.25rem',
  /** 48px. */
  input: '3rem',
  /** 52px. */
  searchInput: '3.25rem',
  /** 44px. */
  row: '2.75rem',
  /** 36px. */
  chip: '2.25rem',
  header: '60px',
  headerWide: '76px',
  checkbox: '22px',
  spinner: '18px',
  lightboxButton: '56px',
  /** 23px, from `media.md` 26px. */
  logo: '1.4375rem',
  logoWide: '1.625rem',
  /** 5.5rem. */
  contactBar: '5.5rem',
  iconS: '16px',
  iconM: '20px',
  iconL: '24px',
} as const;
