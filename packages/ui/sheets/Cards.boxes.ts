import type { DrawnBoxes } from './sheetTypes';

const PROPERTY = 'article';
const PLAN = '[data-ground=brand]';

/** The cards themselves, measured in components-cards.png, 1440 x 4388. */
export const cardBoxes: DrawnBoxes = {
  normal: [248, 179, 363, 519, PROPERTY],
  featured: [634, 179, 363, 519, PROPERTY],
  hover: [1021, 179, 363, 519, PROPERTY],
  saved: [248, 748, 363, 542, PROPERTY],
  saving: [634, 748, 363, 520, PROPERTY],
  'no-phone': [1021, 748, 363, 520, PROPERTY],
  'long-title': [248, 1340, 363, 541, PROPERTY],
  'no-image': [634, 1340, 363, 519, PROPERTY],
  land: [1021, 1340, 363, 519, PROPERTY],
  favorite: [248, 1931, 363, 520, PROPERTY],
  managed: [248, 2550, 556, 653, PROPERTY],
  'managed-sold': [828, 2550, 556, 633, PROPERTY],
  'stat-active': [248, 3302, 200, 108],
  'stat-views': [464, 3302, 200, 108],
  'plan-premium': [688, 3302, 280, 234, PLAN],
  'plan-free': [992, 3302, 280, 286, PLAN],
  'plan-expired': [248, 3638, 280, 214, PLAN],
};

/** Parts of the cards: each list is one part on several cards. */
export const partBoxes: readonly DrawnBoxes[] = [
  {
    normal: [523, 439, 67, 26, '[data-tone=green]'],
    saved: [523, 1009, 67, 26, '[data-tone=green]'],
    'no-phone': [1296, 1009, 67, 26, '[data-tone=green]'],
    'long-title': [523, 1600, 67, 26, '[data-tone=green]'],
    land: [1298, 1600, 65, 26, '[data-tone=clay]'],
  },
  {
    normal: [556, 190, 44, 44, 'button[aria-pressed]'],
    featured: [942, 190, 44, 44, 'button[aria-pressed]'],
    saved: [556, 759, 44, 44, 'button[aria-pressed]'],
    land: [1329, 1351, 44, 44, 'button[aria-pressed]'],
  },
  {
    managed: [261, 2563, 66, 26, '[data-tone=green]'],
    'managed-sold': [841, 2563, 57, 26, '[data-tone=clay]'],
    favorite: [556, 1942, 44, 44, 'button'],
  },
  {
    managed: [722, 2563, 69, 26, '[data-tone=glass]'],
    'managed-sold': [1302, 2563, 69, 26, '[data-tone=glass]'],
    normal: [261, 192, 84, 26, '[data-tone=glass]'],
    featured: [648, 192, 88, 26, '[data-tone=featured]'],
    hover: [1034, 192, 55, 26, '[data-tone=glass]'],
  },
  {
    normal: [269, 633, 217, 44, 'a[data-kind=secondary]'],
    saved: [269, 1225, 217, 44, 'a[data-kind=secondary]'],
    'no-phone': [1042, 1203, 217, 44, 'a[data-kind=secondary]'],
    'long-title': [269, 1816, 217, 44, 'a[data-kind=secondary]'],
    land: [1042, 1794, 217, 44, 'a[data-kind=secondary]'],
    managed: [269, 3138, 227, 44, 'a[data-kind=secondary]'],
    'managed-sold': [849, 3118, 227, 44, 'a[data-kind=secondary]'],
    'plan-free': [1021, 3463, 222, 44, 'a[data-kind=secondary]'],
  },
  {
    normal: [494, 633, 44, 44, 'a[data-kind=secondary] ~ *'],
    saved: [494, 1225, 44, 44, 'a[data-kind=secondary] ~ *'],
    'no-phone': [1267, 1203, 44, 44, 'a[data-kind=secondary] ~ *'],
    managed: [504, 3138, 227, 44, 'a[data-kind=secondary] ~ *'],
    'managed-sold': [1084, 3118, 227, 44, 'a[data-kind=secondary] ~ *'],
  },
  {
    'stat-active': [389, 3321, 40, 40, '[aria-hidden]'],
    'stat-views': [605, 3321, 40, 40, '[aria-hidden]'],
    'plan-premium': [717, 3463, 222, 44, 'a[data-kind=gold]'],
    'plan-free': [1021, 3411, 222, 44, 'a[data-kind=gold]'],
    'plan-expired': [277, 3779, 222, 44, 'a[data-kind=gold]'],
  },
];
