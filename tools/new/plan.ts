/** The layers that hold components, and where a story of each stands in Storybook. */
export const LAYERS = {
  primitives: 'Primitives',
  fields: 'Fields',
  cards: 'Cards',
  panels: 'Panels',
  dialogs: 'Dialogs',
} as const;

export type Layer = keyof typeof LAYERS;

/** A component that may be made. */
export interface Plan {
  layer: Layer;
  name: string;
  /** From the root of the repository. */
  folder: string;
}

/** What stands in the repository already: the folders of a layer by their names. */
export type FoldersOf = (layer: string) => readonly string[];

const isLayer = (word: string): word is Layer => word in LAYERS;

const EXAMPLE = 'as in `npm run new -- cards/OpenHouseCard`';

/** Why a thing that is no component folder is not made here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  forms:
    'A form is a hook, a schema and its fields, and is shown by the screen or dialog that sends it: begin as packages/ui/forms/ReportForm does.',
  routes:
    'A screen is also an address, a title and a place in the build: begin in apps/web/app/routes. A further state of a screen is one story in its file, see docs/guides/developers.md.',
  theme: 'The theme holds tokens and no components: change packages/ui/theme/tokens.json.',
};

function refusalOfName(layer: Layer, name: string): string | null {
  if (!/^[A-Z][a-z0-9]\w*$/.test(name) || name.includes('_'))
    return `"${name}" is not the name of a component: capital first, letters and digits only, ${EXAMPLE}.`;
  if (layer === 'fields' && !/Fields?$/.test(name))
    return `The name of a field ends in Field: ${name}Field, for example.`;
  return null;
}

/**
 * Reads what was asked for: 'cards/OpenHouseCard' or 'packages/ui/cards/OpenHouseCard'.
 * @returns the plan, or the sentence that says why there is none
 */
export function planOf(asked: string, foldersOf: FoldersOf): Plan | string {
  const parts = asked.replaceAll('\\', '/').replace(/\/+$/, '').split('/').filter(Boolean);
  const isScreen = parts[0] === 'apps' || parts[0] === 'routes';
  const [layer = '', name = '', ...rest] = isScreen
    ? ['routes']
    : parts[0] === 'packages' && parts[1] === 'ui'
      ? parts.slice(2)
      : parts;
  const elsewhere = ELSEWHERE[layer];
  if (elsewhere !== undefined) return elsewhere;
  if (layer === '') return `Say which component to make, ${EXAMPLE}.`;
  if (!isLayer(layer))
    return `There is no layer "${layer}": a component belongs to ${Object.keys(LAYERS).join(', ')}, ${EXAMPLE}.`;
  if (name === '') return `Say the name of the component too, ${EXAMPLE}.`;
  if (rest.length > 0) return `A component's folder stands directly in its layer, ${EXAMPLE}.`;
  const refusal = refusalOfName(layer, name);
  if (refusal !== null) return refusal;
  // On some systems two names that differ only by their case are one folder.
  const taken = Object.keys(LAYERS).find((one) =>
    foldersOf(one).some((folder) => folder.toLowerCase() === name.toLowerCase()),
  );
  if (taken !== undefined) return `There is a ${name} already: packages/ui/${taken}/${name}.`;
  return { layer, name, folder: `packages/ui/${layer}/${name}` };
}
