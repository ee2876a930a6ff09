/** A feature that a description mentions. */
export interface DescriptionTag {
  label: string;
  /** The range of the description that it was read from; `end` is exclusive. */
  start: number;
  end: number;
}

/**
 * The phrases of each tag, as regular expressions in which a space also matches a hyphen. A phrase inside that of an earlier
 * row belongs to the earlier row.
 */
const PHRASES: readonly (readonly [label: string, phrases: string])[] = [
  ['Semi-furnished', '(?:semi|partly|partially|part|half) furnished'],
  ['Furnished', '(?:fully |well |nicely )?furnished'],
  ['Prepaid meter', '(?:own )?pre ?paid (?:electricity |ecg |light )?meters?'],
  ['Own meter', '(?:own|separate|self) (?:electricity |ecg |light )?meters?'],
  ['Self-contained', 'self ?contain(?:ed)?'],
  ['Self compound', 'self compound'],
  [
    'Near the main road',
    '(?:(?:very )?(?:close to|near|off|along|on|by|beside|facing) (?:the )?(?:main|tarred|asphalt(?:ed)?) road|road ?side)',
  ],
  ['Borehole', 'bore ?holes?(?: water)?'],
  ['Water storage', '(?:poly|water) ?tanks?|water is stored'],
  ['Walled and gated', '(?:walled|fenced) (?:and|&) gated|gated (?:and|&) (?:walled|fenced)'],
  ['Gated community', 'gated (?:community|estate|compound)'],
  ['Walled compound', '(?:walled|fenced) compound|fence wall'],
  [
    'Newly built',
    'newly (?:built|finished|completed|constructed)|brand new (?:house|home|apartment|flat|building|villa|townhouse)',
  ],
  ['Air conditioning', 'air ?condition(?:ed|ers?|ing)'],
  ['Generator', '(?:stand ?by |backup |back up )?(?:generator|gen ?set)s?'],
  ['Solar power', 'solar (?:power|panels?|system)'],
  ['Boys quarters', "boys['’]? quarters?"],
  ['Ensuite', 'en ?suites?'],
  ['Swimming pool', 'swimming pool'],
  ['Tiled', '(?:fully )?tiled(?: throughout| floors?)?'],
];

const WORD = String.raw`[\p{L}\p{M}\p{N}]`;

const EXPRESSIONS = PHRASES.map(([label, phrases]) => ({
  label,
  expression: new RegExp(
    `(?<!${WORD})(?:${phrases.replaceAll(' ?', String.raw`[\s-]{0,2}`).replaceAll(' ', String.raw`[\s-]{1,2}`)})(?!${WORD})`,
    'giu',
  ),
}));

/** In characters, on each side of a phrase. */
const CONTEXT = 80;

const SENTENCE_END = /[.;:!?\n\r]|\b(?:but|however|instead)\b/iu;

/** Words before a phrase that deny it, or say that it is planned or uncertain. */
const DENIAL =
  /(?<![\p{L}\p{N}])(?:no|not|non|un|without|never|nor|neither|lacks?|lacking|except|unless|if|can(?:not)?|could|may|might|will|would|to be|planned|proposed|optional|provision|(?:space|room|ready|provision) for|\p{L}{2,7}n['’]?t)(?![\p{L}\p{N}])/iu;

/** Words after a phrase, in the same clause, that deny it: 'prepaid meter not available', 'furnished: no'. */
const LATER_DENIAL =
  /^[\s:–—-]*(?:[\p{L}\p{N}]+[\s-]{1,3}){0,3}?(?:no|not|nor|unavailable|optional|soon|later|planned|\p{L}{2,7}n['’]t|cannot)(?![\p{L}\p{N}])/iu;

/** How many words before a phrase can deny it. */
const DENIAL_WORDS = 6;

/** Words that end a denial: 'no agent fee, comes with a generator'. */
const HAVING =
  /(?<!\b(?:not|never)\s+|n['’]t\s+)\b(?:with|has|have|having|comes|get|includes?|including)\b/iu;

/** Ends the clause after a phrase, in which a denial refers to it. */
const CLAUSE_END = /[.,;!?\n\r()]|\b(?:and|with|but)\b/iu;

function isDenied(text: string, start: number, end: number): boolean {
  const sentence =
    text
      .slice(Math.max(0, start - CONTEXT), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const clause = sentence.split(HAVING).at(-1) ?? '';
  const words = clause
    .trim()
    .split(/[\s-]+/u)
    .slice(-DENIAL_WORDS);
  const [after = ''] = text.slice(end, end + CONTEXT).split(CLAUSE_END);
  return DENIAL.test(words.join(' ')) || LATER_DENIAL.test(after);
}

/**
 * The features that a listing's description mentions, each once and with the text that it was read from, in the order of the
 * text. A feature that the text denies anywhere has no tag: to leave one out is better than to invent one (ruling 158).
 */
export function readDescriptionTags(description: string): DescriptionTag[] {
  const claimed: { start: number; end: number }[] = [];
  const tags = EXPRESSIONS.flatMap(({ label, expression }): DescriptionTag | [] => {
    const found = [...description.matchAll(expression)]
      .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
      .filter(({ start, end }) => !claimed.some((other) => start < other.end && other.start < end));
    claimed.push(...found);
    const [first] = found;
    if (!first || found.some(({ start, end }) => isDenied(description, start, end))) return [];
    return { label, ...first };
  });
  return tags.sort((a, b) => a.start - b.start);
}
