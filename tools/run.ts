/** Runs programs for the commands of package.json. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname, '..');

/** The script of an installed program, to run with node: a wrapper such as npx would outlive its own kill. */
export function bin(name: string, packageName = name): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin: programs } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof programs === 'string' ? programs : programs[name];
  if (file === undefined) throw new Error(`${packageName} has no program "${name}"`);
  return path.join(folder, file);
}

/** Where Linux keeps programs that the shell does not find. */
const SYSTEM_FOLDERS = [
  '/usr/sbin',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1',
  '/usr/libexec/webkit2gtk-4.1',
];

/** The path of the first of these programs that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS].map((folder) =>
        path.join(folder, name),
      ),
    )
    .find((file) => fs.existsSync(file));

/** The arguments with which node runs a TypeScript file. */
export const script = (file: string, ...args: readonly string[]): string[] => [
  '--import',
  'tsx',
  file,
  ...args,
];

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** The root of the repository by default. */
  cwd?: string;
  /** Collects the output instead of printing it. */
  quiet?: boolean;
}

interface RunResult {
  code: number;
  /** Empty unless `quiet`. */
  output: string;
  ms: number;
}

/** Runs node with these arguments, from the root of the repository. */
export const run = (args: readonly string[], options?: RunOptions): Promise<RunResult> =>
  runProgram(process.execPath, args, options);

/** Runs a program that is not a node script. A program that cannot be started has exit code 1. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, cwd = root, quiet = false }: RunOptions = {},
): Promise<RunResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // npm is a .cmd file on Windows.
      shell: program === 'npm' && process.platform === 'win32',
      // Vite warns that a later version will load TypeScript configurations natively.
      env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number) =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), ms: performance.now() - started });
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** '12.3 s' */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
