import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run';

const packages = path.join(root, 'packages');
const CONTRACT = path.join(packages, 'contract/generated/schema.d.ts');

/** The published place of a source file, without its extension: packages/ui/index.ts -> ui/index. */
const publishedPlace = (file: string): string =>
  file === CONTRACT
    ? 'api/contract'
    : path
        .relative(packages, file)
        .replaceAll(path.sep, '/')
        .replace(/\.tsx?$/, '');

/**
 * The path of an imported file for Node's resolution, which unlike a bundler's needs the whole name: './Button' becomes
 * './Button/index.js'. The types of the contract are part of the api package.
 */
function fullSpecifier(specifier: string, importer: string, options: ts.CompilerOptions): string {
  // Inferred types name the library that React Query re-exports, which an app does not install by itself.
  if (specifier === '@tanstack/query-core') return '@tanstack/react-query';
  // A package without exports: the path is that of the file.
  if (specifier === 'styled-components/dist/types') return `${specifier}.js`;
  if (!specifier.startsWith('.') && specifier !== '@efie/contract') return specifier;
  const { resolvedModule } = ts.resolveModuleName(specifier, importer, options, ts.sys);
  if (!resolvedModule) throw new Error(`${importer}: "${specifier}" was not found.`);
  const folder = path.posix.dirname(publishedPlace(importer));
  const place = path.posix.relative(folder, publishedPlace(fs.realpathSync(resolvedModule.resolvedFileName)));
  return `${place.startsWith('.') ? '' : './'}${place}.js`;
}

function withFullSpecifiers(declarations: string, importer: string, options: ts.CompilerOptions): string {
  const { importedFiles } = ts.preProcessFile(declarations, true, true);
  return importedFiles.reduceRight(
    (text, { fileName, pos, end }) =>
      // `pos` is that of the opening quote, `end` is `pos` and the length of the name.
      text.slice(0, pos + 1) + fullSpecifier(fileName, importer, options) + text.slice(end + 1),
    declarations,
  );
}

/**
 * Writes the declaration files of the packages into a folder: ui/index.d.ts. One program compiles all of them.
 * @throws when an exported type cannot be named; `npm run check` finds other type errors
 */
export function writeDeclarations(entries: readonly string[], target: string): void {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { compilerOptions } = config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...compilerOptions,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: 'packages',
      outDir: target,
    },
    root,
  );
  const program = ts.createProgram(entries, options);
  const writeFile: ts.WriteFileCallback = (file, text, _hasMark, _onError, sources) => {
    const importer = sources?.[0]?.fileName ?? file;
    ts.sys.writeFile(file, withFullSpecifiers(text, importer, options));
  };
  const { diagnostics } = program.emit(undefined, writeFile);
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  fs.copyFileSync(CONTRACT, path.join(target, 'api/contract.d.ts'));
}
