import path from 'node:path';

/** A built module, and the modules and libraries that it imports. */
export interface BuiltModule {
  fileName: string;
  imports: readonly string[];
}

/** Libraries that also work in server components. */
const SERVER_LIBRARY = /^(@efie\/.+|react\/jsx-runtime|lucide-react|openapi-fetch|yup)$/;

/** React does not allow `export *` in a client module, and a barrel needs no directive: what it exports has its own. */
const isBarrel = (fileName: string): boolean => path.posix.basename(fileName) === 'index.js';

/**
 * The modules that need 'use client': those that import React's hooks or a library for clients, and those that import such a
 * module. The theme and plain rules do not need it, so that server components can use them.
 */
export function clientModules(modules: readonly BuiltModule[]): string[] {
  const names = new Set(modules.map(({ fileName }) => fileName));
  const found = new Set<string>();
  const isClient = (name: string): boolean =>
    names.has(name) ? found.has(name) : !SERVER_LIBRARY.test(name);
  for (let count = -1; count < found.size;) {
    count = found.size;
    for (const { fileName, imports } of modules) if (imports.some(isClient)) found.add(fileName);
  }
  return [...found].filter((fileName) => !isBarrel(fileName));
}
