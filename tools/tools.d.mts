/** The root of the repository. */
export const root: string;

/** The script behind a locally installed program, to be run with node. */
export function bin(name: string, packageName?: string): string;

export interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Keep the output instead of showing it. */
  quiet?: boolean;
}

export interface Ran {
  code: number;
  /** Empty unless quiet. */
  output: string;
  ms: number;
}

/** Runs a program of node's to its end. */
export function run(args: readonly string[], options?: RunOptions): Promise<Ran>;

export function runProgram(program: string, args: readonly string[], options?: RunOptions): Promise<Ran>;

/** '12.3 s' of milliseconds. */
export function seconds(ms: number): string;

/** Installs what the lockfile names, when it is missing or out of date. */
export function ensureInstalled(): Promise<void>;
