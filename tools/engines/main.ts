/**
 * `npm run test:engines`: opens every route and ten flows of the demo in the Chromium, Firefox and WebKitGTK that this machine
 * has, and fails on an uncaught error, a message of the console, or a flow that does not end. The flows run in a page around
 * the app, so no browser needs a driver.
 *   firefox   only in this one; also `chromium` and `webkitgtk`
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from '../../testing/chromium';
import { findProgram, run, script } from '../run';
import type { Report } from './runner';
import { serveDemo } from './serveDemo';

interface Engine {
  name: string;
  /** The program with its arguments, without a window; null where it is not installed. */
  command: (url: string, profile: string) => readonly string[] | null;
}

/** Time between two reports of a browser, in ms. A flow that fails ends much earlier. */
const PATIENCE = 120_000;

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    command: (url, profile) => {
      const program = findChromium();
      const options = ['--headless', '--no-sandbox', '--no-first-run', `--user-data-dir=${profile}`];
      return program === null ? null : [program, ...options, url];
    },
  },
  {
    name: 'Firefox',
    command: (url, profile) => {
      const program = findProgram('firefox-esr', 'firefox');
      return program === undefined ? null : [program, '--headless', '--no-remote', '--profile', profile, url];
    },
  },
  {
    name: 'WebKitGTK',
    command: (url) => {
      const [program, xvfb] = [findProgram('MiniBrowser'), findProgram('xvfb-run')];
      if (program === undefined || xvfb === undefined) return null;
      return [xvfb, '-a', '-s', '-screen 0 1400x1000x24', program, '--private', url];
    },
  },
];

let receive: (report: Report) => void = () => undefined;

/** Opens the page of the flows in a browser, and resolves when all have ended. */
function runIn(command: readonly string[], onReport: (report: Report) => void): Promise<void> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    const stop = (finish: () => void) => {
      // Then nothing writes into its profile any more.
      child.once('exit', finish);
      // With its children: that of Xvfb is the browser.
      if (child.pid !== undefined) process.kill(-child.pid);
    };
    let last = 'its start';
    const giveUp = () => stop(() => reject(new Error(`${program} reported nothing after ${last}.`)));
    let timer = setTimeout(giveUp, PATIENCE);
    receive = (report) => {
      clearTimeout(timer);
      if (report.isLast) {
        stop(resolve);
        return;
      }
      last = report.name;
      timer = setTimeout(giveUp, PATIENCE);
      onReport(report);
    };
  });
}

const { code } = await run(script('tools/build.ts', 'demo', '--logLevel=warn'));
if (code !== 0) process.exit(code);
const { url, close } = await serveDemo((report) => receive(report as Report));
const chosen = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
for (const { name: engine, command } of engines) {
  if (chosen.length > 0 && !chosen.includes(engine.toLowerCase())) continue;
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-engine-'));
  const found = command(url, profile);
  if (!found) console.log(`Not found: ${engine}`);
  else
    await runIn(found, ({ name, ms, problems }) => {
      const hasFailed = problems.length > 0;
      counts[hasFailed ? 'failed' : 'passed'] += 1;
      console.log(
        `${hasFailed ? 'FAILED' : 'ok    '}  ${engine.padEnd(9)}  ${String(ms).padStart(6)} ms  ${name}`,
      );
      for (const problem of problems) console.log(`          ${problem}`);
    });
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}
await close();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
