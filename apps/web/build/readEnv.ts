import path from 'node:path';
import process from 'node:process';
import { loadEnv } from 'vite';

const webFolder = path.resolve(import.meta.dirname, '..');
const rootFolder = path.resolve(webFolder, '../..');

/**
 * Why requests could not be sent to a base URL, in one sentence; null when they can.
 * @param name of the variable
 * @param url its value; empty when it is not set
 */
export function baseUrlProblem(name: string, url: string): string | null {
  if (url === '') return null;
  const is = `${name} is "${url}"`;
  const example = 'such as https://api.example.com';
  if (/\s/.test(url)) return `${is}: remove the spaces.`;
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return `${is}: write a whole URL, ${example}.`;
  if (/[?#]/.test(url)) return `${is}: leave out the ? or # and what follows, ${example}.`;
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') return `${is}: leave out the name and password, ${example}.`;
  if (name === 'VITE_API_BASE_URL' && /\/api\/*$/i.test(url))
    return `${is}: leave out /api at the end, which every request adds, ${example}.`;
  return null;
}

/**
 * Sets the variables `VITE_…` of the env files of the repository's root and of apps/web, as Vite names them (.env,
 * .env.local, .env.production). Those of apps/web count before those of the root, and the shell's before both. A demo has no
 * backend.
 * @throws Error when a base URL is malformed
 */
export function readEnv(mode: string): void {
  const files = { ...loadEnv(mode, rootFolder), ...loadEnv(mode, webFolder) };
  Object.assign(process.env, files, mode === 'demo' && { VITE_API_BASE_URL: '' });
  for (const name of ['VITE_API_BASE_URL', 'VITE_STORAGE_BASE_URL']) {
    const problem = baseUrlProblem(name, process.env[name] ?? '');
    // Vite prints the stack, which says nothing about the variable.
    if (problem !== null) throw Object.assign(new Error(problem), { stack: problem });
  }
}
