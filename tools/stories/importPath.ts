import uiPackage from '../../packages/ui/package.json' with { type: 'json' };

/**
 * What to import a component of packages/ui from: its own path if package.json exports it, otherwise the package.
 * @param folder from the root of the repository: 'packages/ui/primitives/Button'
 */
export function importPathOf(folder: string): string {
  const subpath = `./${folder.replace(/^packages\/ui\//, '')}`;
  const isExported = Object.keys(uiPackage.exports).some((key) =>
    key.endsWith('/*') ? subpath.startsWith(key.slice(0, -1)) : key === subpath,
  );
  return isExported ? uiPackage.name + subpath.slice(1) : uiPackage.name;
}
