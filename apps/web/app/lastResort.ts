import { passError } from './errors/noteError';

/**
 * Reports errors that nothing else caught, which the browser logs itself, and what the Content-Security-Policy blocks. When
 * an error leaves the page empty, shows a message and a reload button. A page that still shows something is not changed.
 */
export function installLastResort(container: HTMLElement): void {
  const onError = (event: Event) => {
    passError(event);
    if (container.textContent?.trim()) return;
    const panel = document.createElement('main');
    panel.style.cssText = 'max-inline-size:440px;margin:96px auto;padding-inline:20px';
    const heading = document.createElement('h1');
    heading.textContent = 'This page could not be shown';
    const text = document.createElement('p');
    text.textContent = 'Reload the page. What you typed is kept.';
    const button = document.createElement('button');
    button.textContent = 'Reload';
    button.style.cssText = 'margin-block-start:16px;min-block-size:44px;text-decoration:underline';
    button.addEventListener('click', () => window.location.reload());
    panel.append(heading, text, button);
    container.replaceChildren(panel);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  window.addEventListener('securitypolicyviolation', passError);
}
