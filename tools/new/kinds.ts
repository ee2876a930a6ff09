/** What `npm run new` creates: the generator of plopfile.ts for each folder, as in `cards/OpenHouseCard`. */
export const GENERATORS = {
  primitives: 'primitive',
  fields: 'field',
  cards: 'card',
  panels: 'panel',
  dialogs: 'dialog',
  forms: 'form',
  screens: 'screen',
  api: 'operation',
} as const;

type Folder = keyof typeof GENERATORS;

/** The layers of packages/ui that contain components without further files. */
export const COMPONENT_LAYERS = ['primitives', 'fields', 'cards', 'panels', 'dialogs'] as const;

/** The layers whose component names have a fixed last word. */
const LAST_WORDS: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  fields: { pattern: /Fields?$/, example: 'OpenHouseField' },
  forms: { pattern: /Form$/, example: 'OpenHouseForm' },
};

/**
 * Whether a component or screen can have this name.
 * @param existing the paths of existing ones: 'packages/ui/cards/PropertyCard'
 * @returns true, or a message that says why not, as prompts expect it
 */
export function checkName(folder: Folder, name: string, existing: readonly string[]): string | true {
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name))
    return `"${name}" is not a name: use words that begin with a capital letter, such as OpenHouse.`;
  const lastWord = LAST_WORDS[folder];
  if (lastWord?.pattern.test(name) === false)
    return `"${name}" is not the name of a ${GENERATORS[folder]}: call it ${lastWord.example}, for example.`;
  // Some file systems ignore case.
  const same = existing.find((path) => path.toLowerCase().endsWith(`/${name.toLowerCase()}`));
  return same === undefined ? true : `${name} exists already: ${same}.`;
}

/**
 * Reads the arguments of `npm run new`: `cards/OpenHouseCard`, also as `packages/ui/cards/OpenHouseCard`.
 * @returns the generator and the answers to its questions; null if the arguments do not name what to create
 */
export function readArguments([target = '', ...others]: readonly string[]): string[] | null {
  const [folder = '', ...names] = target
    .replaceAll('\\', '/')
    .replace(/^(?:packages\/ui|packages|apps\/web)\//, '')
    .split('/')
    .filter(Boolean);
  const generator = Object.entries(GENERATORS).find(([name]) => name === folder)?.[1];
  if (generator === undefined || names.length !== (generator === 'operation' ? 2 : 1)) return null;
  // Without a path, a screen gets that of its name.
  return [generator, ...names, ...(generator === 'screen' && others.length === 0 ? [''] : others)];
}
