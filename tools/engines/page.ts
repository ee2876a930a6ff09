/** What flows do to the app, which runs in a frame of this page. No test library: it runs in any browser. */

const PATIENCE = 20_000;

const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
frame.width = '1280';
frame.height = '900';

const app = (): Document => {
  if (!frame.contentDocument) throw new Error('The app has no document.');
  return frame.contentDocument;
};

export const appUrl = (): string => app().location.pathname + app().location.search;

/** Resolves with the first result of `find` that is neither null, undefined nor false. */
export async function until<Found>(
  what: string,
  find: () => Found | null | undefined | false,
): Promise<Found> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const found = find();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not appear at ${appUrl()}`);
}

/** Loads a path in the frame and waits for its screen, of which the footer comes last. */
export async function open(path: string, heading: RegExp = /./): Promise<void> {
  const before = frame.contentDocument;
  frame.src = path;
  await until(`the page ${path}`, () => {
    const page = frame.contentDocument;
    return page !== null && page !== before && page.readyState !== 'loading';
  });
  await see('h1', heading);
  await see('footer', /./);
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The label of a field, the label, text or image of another element, with plain spaces. */
function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const [label = element] = labels;
  const image = element.querySelector('img')?.alt ?? '';
  const name = element.getAttribute('aria-label') ?? `${label.textContent ?? ''} ${image}`;
  return name.replaceAll(/\s+/g, ' ').trim();
}

/** React marks the elements of a pre-rendered page when it attaches their handlers. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits for a visible element by selector and name. */
export const see = (selector: string, name: RegExp): Promise<HTMLElement> =>
  until(`${selector} ${name}`, () =>
    [...app().querySelectorAll<HTMLElement>(selector)].find(
      (element) => isShown(element) && name.test(nameOf(element)),
    ),
  );

export const seeGone = (selector: string): Promise<boolean> =>
  until(`a page without ${selector}`, () => app().querySelector(selector) === null);

export async function press(name: RegExp, selector = 'button, a'): Promise<void> {
  const control = await see(selector, name);
  await until(
    `${name} to be enabled`,
    () => control.getAttribute('aria-disabled') !== 'true' && isHydrated(control),
  );
  control.click();
}

/** Types into a field, or chooses of a list, as React expects it. */
export async function fill(
  label: RegExp,
  value: string,
  selector = 'input, textarea, select',
): Promise<void> {
  const field = await see(selector, label);
  await until(`the handlers of ${label}`, () => isHydrated(field));
  const view = app().defaultView as typeof globalThis | null;
  if (!view) throw new Error('The app has no window.');
  const prototypes = [view.HTMLInputElement, view.HTMLTextAreaElement, view.HTMLSelectElement];
  const prototype = prototypes.find((type) => field instanceof type)?.prototype;
  field.focus();
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new view.Event('input', { bubbles: true }));
  field.dispatchEvent(new view.Event('change', { bubbles: true }));
}

async function drawPhoto(name: string, color: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 1200;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], name, { type: 'image/jpeg' });
}

/** Chooses three photos in the file field of a form. */
export async function choosePhotos(): Promise<void> {
  const field = await until('a file field', () => app().querySelector<HTMLInputElement>('input[type=file]'));
  const transfer = new DataTransfer();
  for (const [index, color] of ['sienna', 'olive', 'teal'].entries())
    transfer.items.add(await drawPhoto(`photo-${index + 1}.jpg`, color));
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
