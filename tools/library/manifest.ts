/** The package.json of a published package, made from that of its folder in the workspace. */

type Versions = Readonly<Record<string, string>>;

export interface SourceManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  exports: Readonly<Record<string, string>>;
  dependencies?: Versions;
  peerDependencies?: Versions;
}

type Target = string | { types: string; default: string };

/** What a package has only once it is built. */
export interface BuiltFiles {
  /** Added to the exports of the source. */
  exports: Readonly<Record<string, string>>;
  /** Files that a bundler must not drop when nothing of them is imported. */
  sideEffects: readonly string[];
  /** Workspaces whose types are copied into the package instead of being installed. */
  inlined: readonly string[];
  /** URL of the published Storybook, which the Storybook of an app then shows beside its own stories. */
  storybook?: string | undefined;
}

const isForStories = (subpath: string): boolean => /\/story[A-Z]\w*$/.test(subpath);

const target = (source: string): Target => {
  const built = source.replace(/\.tsx?$/, '');
  return built === source ? source : { types: `${built}.d.ts`, default: `${built}.js` };
};

export function publishedManifest(source: SourceManifest, built: BuiltFiles) {
  const exports = Object.entries(source.exports)
    .filter(([subpath]) => !isForStories(subpath))
    .map(([subpath, file]): [string, Target] => [subpath, target(file)]);
  // Exact versions would install a second copy of every library that the app has in another version.
  const dependencies = Object.entries(source.dependencies ?? {})
    .filter(([name]) => !built.inlined.includes(name))
    .map(([name, version]) => [name, `^${version}`]);
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    type: source.type,
    sideEffects: built.sideEffects.length > 0 ? built.sideEffects : false,
    exports: Object.fromEntries<Target>([
      ...exports,
      ...Object.entries(built.exports),
      ['./package.json', './package.json'],
    ]),
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) }),
    ...(source.peerDependencies && { peerDependencies: source.peerDependencies }),
    ...(built.storybook && { storybook: { url: built.storybook } }),
  };
}

/** The newest version's entry of a changelog that changesets wrote, without its heading; empty if there is none. */
export const newestChanges = (changelog: string): string => changelog.split(/^## .*\n/m)[1]?.trim() ?? '';
