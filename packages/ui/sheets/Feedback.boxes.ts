import type { DrawnBoxes } from './sheetTypes';

/** Measured in components-feedback.png, in px. */
export const feedbackBoxes: DrawnBoxes = {
  'toast-success': [248, 179, 400, 68],
  'toast-error': [672, 179, 400, 68],
  'toast-warning': [248, 297, 400, 68],
  'toast-info': [672, 297, 400, 68],
  'alert-error': [248, 464, 464, 50],
  'alert-warning': [736, 464, 464, 50],
  'alert-info': [248, 564, 464, 50],
  'alert-success': [736, 564, 464, 72],
  confirm: [248, 735, 480, 308, '[role=dialog]'],
  'confirm-main': [550, 959, 146, 52],
  sheet: [752, 735, 390, 374, '[role=dialog]'],
  'sheet-main': [907, 1033, 215, 52],
  'zone-idle': [248, 1208, 464, 110],
  'zone-over': [736, 1208, 464, 112],
  'photo-cover': [248, 1370, 181, 136],
  'photo-sending': [441, 1370, 181, 136],
  'photo-failed': [634, 1370, 180, 136],
  'photo-marked': [826, 1370, 181, 136],
  'photo-kept': [1019, 1370, 181, 136],
  'empty-search': [338, 1677, 280, 168, 'svg'],
  'empty-search-button': [402, 1991, 152, 52],
  'empty-listings': [822, 1677, 280, 168, 'svg'],
  'empty-listings-button': [859, 1967, 206, 52],
  'spinner-16': [249, 2243, 14, 14, 'span'],
  'spinner-20': [289, 2241, 18, 18, 'span'],
  'spinner-72': [337, 2219, 62, 62, 'span'],
  'usage-panel': [428, 2214, 280, 86],
};

/** Second parts of the same things. */
export const feedbackPartBoxes: readonly DrawnBoxes[] = [
  {
    confirm: [280, 767, 56, 56, '[data-tone]'],
    sheet: [772, 848, 350, 48, 'select'],
    'usage-panel': [449, 2243, 238, 8, '[role=progressbar]'],
  },
  { sheet: [772, 944, 350, 52, '[role=radiogroup], fieldset > div'] },
];
