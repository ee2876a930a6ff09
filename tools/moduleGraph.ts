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

/** An import or re-export of names: its braces and its module. */
const NAMED = /^(?:import|export) (?:\w+, )?\{([^}]*)\} from '([^']+)';$/gm;

const DECLARED = /^export (?:async )?(?:const|function|class|enum) (\w+)/gm;

/** The names in the braces of an import, before `as`, without types. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

interface GraphOptions {
  /** Names imported from an index.ts lead to the files that declare them, not to all that it exports; bundlers see the latter. */
  throughBarrels?: boolean;
}

/**
 * Reads the imports of files, and of the files that they import; packages of node_modules are omitted.
 * @param root the folder of the repository
 * @param entries the first files to read, as paths from the root
 */
export function readModuleGraph(
  root: string,
  entries: readonly string[],
  { throughBarrels = false }: GraphOptions = {},
): ModuleGraph {
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
  /** The text of a script without its imports of types, which load nothing. */
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8').replace(TYPE_IMPORT, '');

  const declarations = new Map<string, ReadonlyMap<string, string>>();
  /** The files that declare the names that a file exports, its own and those of others. */
  const declarationsOf = (file: string): ReadonlyMap<string, string> => {
    const known = declarations.get(file);
    if (known) return known;
    const text = read(file);
    const names = new Map([...text.matchAll(DECLARED)].map(([, name = '']) => [name, file]));
    declarations.set(file, names);
    for (const [, module = ''] of text.matchAll(/^export \* from '([^']+)';$/gm))
      for (const target of resolve(module, file))
        for (const [name, declaredIn] of declarationsOf(target)) names.set(name, declaredIn);
    for (const [statement, braces = '', module = ''] of text.matchAll(NAMED))
      if (statement.startsWith('export') && !statement.includes(' as '))
        for (const target of resolve(module, file))
          for (const name of namesIn(braces)) names.set(name, declarationsOf(target).get(name) ?? target);
    return names;
  };
  const isBarrel = (file: string) => throughBarrels && file.endsWith('/index.ts');
  const importsIn = (from: string): string[] => {
    const declared: string[] = [];
    const text = read(from).replace(NAMED, (statement, braces: string, module: string) => {
      const [barrel] = resolve(module, from);
      if (barrel === undefined || !isBarrel(barrel)) return statement;
      declared.push(...namesIn(braces).map((name) => declarationsOf(barrel).get(name) ?? barrel));
      return '';
    });
    const { importedFiles } = ts.preProcessFile(text);
    return [...declared, ...importedFiles.flatMap(({ fileName }) => resolve(fileName, from))];
  };
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (graph.has(file)) continue;
    const imports = isScript(file) ? importsIn(file) : [];
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
