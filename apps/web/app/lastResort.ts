import { reportError } from './errors/reportError';

/** `style` sets `style.cssText`, which the Content-Security-Policy allows, not the attribute. */
const create = (tag: string, properties: object): HTMLElement =>
  Object.assign(document.createElement(tag), properties);

/**
 * Reports errors that nothing else caught, which the browser logs itself, and what the Content-Security-Policy blocks. When
 * an error leaves the page empty, shows a message and a reload button. A page that still shows something is not changed.
 */
export function installLastResort(container: HTMLElement): void {
  const onError = (event: Event) => {
    reportError(event);
    if (container.textContent?.trim()) return;
    const panel = create('main', { style: 'max-inline-size:440px;margin:96px auto;padding-inline:20px' });
    panel.append(
      create('h1', { textContent: 'This page could not be shown' }),
      create('p', { textContent: 'Reload the page. What you typed is kept.' }),
      create('button', {
        textContent: 'Reload',
        style: 'margin-block-start:16px;min-block-size:44px;text-decoration:underline',
        onclick: () => window.location.reload(),
      }),
    );
    container.replaceChildren(panel);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  window.addEventListener('securitypolicyviolation', reportError);
}
