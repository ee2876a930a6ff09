/**
 * Values in styles come from the tokens, and sides follow the direction of the text; part of `npm run check`.
 * Where no token fits, the line says why: `stylelint-disable-line -- a drawn tick`.
 */

const LENGTH = String.raw`(?<![\w.#])`;
/** From 3 to 96px: shorter ones are hairlines and corrections of a token, longer ones measures of a layout. */
const SHORT_PX = `${LENGTH}(?:2\\.\\d+|(?:[3-9]|[1-8]\\d|9[0-6])(?:\\.\\d+)?)px`;
const SHORT_REM = `${LENGTH}(?:0\\.(?!125rem|0)\\d+|[1-5](?:\\.\\d+)?|6)rem`;
const ANY_LENGTH = `${LENGTH}\\d*\\.?\\d+(?:px|rem)`;
/** One value of several: '0', 'calc(1px + (2px))', '${space[2]}'. */
const VALUE = String.raw`((?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+)`;

const SPACING =
  '(?:padding|margin|inset|scroll-padding|scroll-margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|--pad';
const RADIUS = 'border-(?:[a-z-]+-)?radius';
const SIZE = '(?:min-|max-)?(?:block|inline)-size';
const STROKE = 'border(?!-(?:[a-z-]+-)?radius$).*|outline.*|text-underline-offset';

/** Values that are not allowed, by property, with what to write instead. */
const disallowed = [
  [`${SPACING}`, [SHORT_PX, SHORT_REM], 'space (rem) or fixedSpace (px)'],
  [RADIUS, [`${LENGTH}(?:[3-9]|[1-9]\\d)(?:\\.\\d+)?px|\\drem`], 'radius'],
  [SIZE, [SHORT_PX, '2\\.75rem'], 'size or fixedSpace'],
  // The logo and initials are drawn as text with a line height of 1.
  ['font(?:-size)?', [`^(?!.*/ 1 ).*${ANY_LENGTH}`], 'type or componentType'],
  ['line-height', [ANY_LENGTH], 'type or componentType'],
  ['box-shadow', [`${LENGTH}(?:[5-9]|[1-9]\\d+)px`], 'shadow, which has dark values too'],
  [STROKE, [`${LENGTH}(?:4\\.\\d+|(?:[5-9]|[1-8]\\d|9[0-6])(?:\\.\\d+)?)px`], 'fixedSpace'],
  [`(?!(?:${SPACING}|${RADIUS}|${SIZE}|${STROKE}|font|font-size|box-shadow)$).+`, [SHORT_PX], 'fixedSpace'],
  // In masks, colors are opacities.
  [
    '(?!.*mask).+',
    ['#[\\da-fA-F]{3,8}\\b', '\\b(?:rgb|hsl)a?\\(|\\b(?:hwb|oklab|oklch|lab|lch)\\('],
    'color',
  ],
  ['z-index', ['\\d'], 'z'],
  ['(?:transition|animation)(?:-duration|-delay)?', ['(?<![\\w.])\\d*\\.?\\d+m?s\\b'], 'motion'],
  // Four values have a left and a right side, or four corners.
  ['padding|margin', [`^${VALUE} ${VALUE} ${VALUE} (?!\\2$)${VALUE}$`], 'logical properties'],
  [
    'border-radius',
    [`^${VALUE} (?!\\1 )${VALUE} ${VALUE} ${VALUE}$`, `^${VALUE} ${VALUE} ${VALUE} (?!\\3$)${VALUE}$`],
    'logical properties',
  ],
  ['text-align|float|clear', ['^(?:left|right)$'], 'start or end, inline-start or inline-end'],
];

const pattern = (source) => `/${source}/`;
const whole = (source) => `/^(?:${source})$/`;

export default {
  ignoreFiles: [
    '**/node_modules/**',
    '**/*.{test,stories}.{ts,tsx}',
    '**/story[A-Z]*',
    'packages/ui/theme/**',
    'apps/web/{build,journeys,routing}/**',
  ],
  customSyntax: 'postcss-styled-syntax',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': [
      Object.fromEntries(disallowed.map(([property, values]) => [whole(property), values.map(pattern)])),
      {
        message: (property, value) =>
          `${property}: ${value}: use ${disallowed
            .filter(
              ([name, values]) =>
                new RegExp(`^(?:${name})$`).test(property) &&
                values.some((raw) => new RegExp(raw).test(value)),
            )
            .map(([, , remedy]) => remedy)
            .join(', ')}`,
      },
    ],
    'color-named': ['never', { ignoreProperties: ['/mask/'] }],
    'property-disallowed-list': [
      [
        '/^(?:(?:padding|margin|border|scroll-padding|scroll-margin)-)?(?:left|right|top|bottom)(?:-[a-z]+)*$/',
        '/^(?:min-|max-)?(?:width|height)$/',
      ],
      { message: (name) => `${name}: use the logical property, which follows the direction of the text` },
    ],
    'media-feature-name-unit-allowed-list': { '/width/': ['rem'] },
  },
};
