import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Imported files by importing file, static and dynamic; paths from the root of the repository. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
};

const isScript = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

const TYPE_IMPORT = /^(?:import|export) type [^;]*? from '[^']*';$/gm;

/** The modules that a script loads at run time, so without imports of types. */
const loadedModules = (text: string): string[] =>
  ts.preProcessFile(text.replace(TYPE_IMPORT, '')).importedFiles.map(({ fileName }) => fileName);

/**
 * Reads the imports of files, and of the files that they import; packages of node_modules are omitted.
 * @param root the folder of the repository
 * @param entries the first files to read, as paths from the root
 */
export function readModuleGraph(root: string, entries: readonly string[]): ModuleGraph {
  const graph = new Map<string, readonly string[]>();
  const folder = fs.realpathSync(root);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, OPTIONS);
  const resolve = (name: string, from: string): string[] => {
    const containing = path.join(folder, from);
    const { resolvedModule } = ts.resolveModuleName(
      name.replace(/\?.*$/, ''),
      containing,
      OPTIONS,
      ts.sys,
      cache,
    );
    const asset = path.resolve(path.dirname(containing), name.replace(/\?.*$/, ''));
    const file =
      resolvedModule?.resolvedFileName ?? (name.startsWith('.') && fs.existsSync(asset) ? asset : '');
    const relative = path.relative(folder, file).split(path.sep).join('/');
    return file === '' || relative.startsWith('..') || relative.includes('node_modules/') ? [] : [relative];
  };
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (graph.has(file)) continue;
    const from = file;
    const imports = isScript(file)
      ? loadedModules(fs.readFileSync(path.join(folder, file), 'utf8')).flatMap((name) => resolve(name, from))
      : [];
    graph.set(file, [...new Set(imports)]);
    pending.push(...imports);
  }
  return graph;
}

/** A file and all files that it imports, directly or not. */
export function importsOf(graph: ModuleGraph, file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) for (const imported of graph.get(each) ?? []) found.add(imported);
  return found;
}
