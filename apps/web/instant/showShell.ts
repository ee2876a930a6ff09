import { pathParameter } from './pathParameter';
import { preload } from './preload';

/** A screen that 404.html shows, because its path has no HTML file. */
export interface ShellScreen {
  /** The regular expression of its path; see `pathParameter`. */
  pattern: string;
  /** URLs of its scripts. */
  scripts: readonly string[];
  /** URLs of its requests, each with `$1` for the parameter of the path. */
  requests: readonly string[];
  /** The id of the template with its shell, where it has one. */
  shell: string | null;
  /** The screen differs with a session or stored favorites, so that its shell would be replaced. */
  isForNewVisitors: boolean;
}

/** Puts the content of a template into the root element. Returns the root; null without such a template. */
function showTemplate(id: string): HTMLElement | null {
  const root = document.getElementById('root');
  const template = document.getElementById(id);
  if (!root || !(template instanceof HTMLTemplateElement)) return null;
  root.append(template.content);
  return root;
}

/**
 * Shows the shell of the path's screen, and preloads its scripts and responses.
 * @param path without the base path of the site
 * @param entry URL of the app's script
 * @returns whether a shell is shown
 */
export function showShell(
  path: string,
  { screens, entry, isNewVisitor }: { screens: readonly ShellScreen[]; entry: string; isNewVisitor: boolean },
): boolean {
  const screen = screens.find(({ pattern }) => new RegExp(pattern, 'i').test(path));
  if (!screen) return false;
  const isShown =
    screen.shell !== null &&
    (isNewVisitor || !screen.isForNewVisitors) &&
    showTemplate(screen.shell) !== null;
  // The requests come first: over HTTP/1.1 they would wait for the scripts.
  const parameter = pathParameter(path, screen.pattern);
  if (parameter !== null)
    for (const request of screen.requests)
      preload({
        rel: 'preload',
        as: 'fetch',
        crossorigin: 'anonymous',
        href: request.replace('$1', parameter),
      });
  preload({ rel: 'modulepreload', crossorigin: '', href: entry });
  // Many small files: over HTTP/1.1 the photo would wait for them.
  for (const href of screen.scripts)
    preload({ rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href });
  return isShown;
}

/**
 * Shows the shell of an agent's screen. Hydration renders for a guest, so the app replaces this shell.
 * @param agent the signed-in agent; null without one
 */
export function showAgentShell(agent: { name: string; isUnverified: boolean } | null): void {
  const root = agent && showTemplate('shell-agent');
  if (!root) return;
  if (agent.isUnverified) root.querySelectorAll('[data-for-verified]').forEach((part) => part.remove());
  const heading = root.querySelector('h1');
  if (heading && agent.name) heading.textContent = `Hello, ${agent.name}`;
}

/** Shows the first photo in the shell of a listing. */
export function showPhoto(url: string | null): void {
  const photo = document.querySelector<HTMLElement>('[data-early-photo]');
  if (url !== null && photo) photo.style.backgroundImage = `url("${url}")`;
}
