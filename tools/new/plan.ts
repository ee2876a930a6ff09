/** The layers of packages/ui that contain components, with their names in Storybook. */
export const LAYERS = {
  primitives: 'Primitives',
  fields: 'Fields',
  cards: 'Cards',
  panels: 'Panels',
  dialogs: 'Dialogs',
} as const;

export type Layer = keyof typeof LAYERS;

/** A component to create. */
export interface Plan {
  layer: Layer;
  name: string;
  /** From the root of the repository. */
  folder: string;
}

/** Lists the folders of a layer. */
export type ListFolders = (layer: string) => readonly string[];

const isLayer = (name: string): name is Layer => name in LAYERS;

const EXAMPLE = 'as in `npm run new -- cards/OpenHouseCard`';

/** What to do instead for folders that are not layers of components. */
const INSTEAD: Readonly<Record<string, string>> = {
  forms:
    'A form is a hook, a schema and fields, rendered by a screen or a dialog: see "A new form" in docs/guides/developers.md.',
  screens:
    'A screen also needs a path, a loader and a row of the fault grid: see "A new screen" in docs/guides/developers.md.',
  theme: 'The theme contains tokens, not components: change packages/ui/theme/tokens.json.',
};

function findNameProblem(layer: Layer, name: string): string | null {
  if (!/^[A-Z][a-z0-9]\w*$/.test(name) || name.includes('_'))
    return `"${name}" is not the name of a component: use letters and digits and start with a capital, ${EXAMPLE}.`;
  if (layer === 'fields' && !/Fields?$/.test(name))
    return `The name of a field ends in Field: ${name}Field, for example.`;
  return null;
}

/**
 * Plans a component from its path: 'cards/OpenHouseCard' or 'packages/ui/cards/OpenHouseCard'.
 * @returns the plan, or a message that says why there is none
 */
export function planComponent(path: string, listFolders: ListFolders): Plan | string {
  const parts = path.replaceAll('\\', '/').replace(/\/+$/, '').split('/').filter(Boolean);
  const [layer = '', name = '', ...rest] =
    parts[0] === 'apps' ? ['screens'] : parts[0] === 'packages' && parts[1] === 'ui' ? parts.slice(2) : parts;
  const instead = INSTEAD[layer];
  if (instead !== undefined) return instead;
  if (layer === '') return `Name the component to create, ${EXAMPLE}.`;
  if (!isLayer(layer))
    return `There is no layer "${layer}": the layers are ${Object.keys(LAYERS).join(', ')}, ${EXAMPLE}.`;
  if (name === '') return `Add the name of the component, ${EXAMPLE}.`;
  if (rest.length > 0) return `The folder of a component is directly in its layer, ${EXAMPLE}.`;
  const problem = findNameProblem(layer, name);
  if (problem !== null) return problem;
  // Some file systems ignore case.
  const existing = Object.keys(LAYERS).find((candidate) =>
    listFolders(candidate).some((folder) => folder.toLowerCase() === name.toLowerCase()),
  );
  if (existing !== undefined) return `${name} exists already: packages/ui/${existing}/${name}.`;
  return { layer, name, folder: `packages/ui/${layer}/${name}` };
}
