const FOCUSABLE =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

const MARKED = '[name], [data-field]';

function nameOf(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}

/** The names of all fields that the form shows: of controls, and of groups marked `data-field`. */
export function namesOnPage(form: Element): ReadonlySet<string> {
  return new Set(
    [...form.querySelectorAll(MARKED)]
      .filter((element) => !element.matches('input[type="hidden"]'))
      .map(nameOf),
  );
}

/** Where a person would tab to in that control or group: of radios the chosen one. */
function targetsIn(form: Element, element: Element): readonly HTMLElement[] {
  const all = element.matches(FOCUSABLE) ? [element] : [...element.querySelectorAll(FOCUSABLE)];
  const chosen = [...form.querySelectorAll('input[type="radio"]:checked')].filter(
    (radio) =>
      all.includes(radio) || (element.matches('[type="radio"]') && nameOf(radio) === nameOf(element)),
  );
  return [...chosen, ...all].filter((target) => target instanceof HTMLElement);
}

/**
 * Moves the focus to the wrong field that comes first on the page: the control that bears the field's name, or the first
 * control inside what is marked `data-field` (groups, photo queue). What cannot take the focus, because it is hidden or
 * disabled, is passed over. Returns whether one took it.
 */
export function focusFirstWrong(form: Element, names: Iterable<string>): boolean {
  const wrong = new Set(names);
  for (const element of form.querySelectorAll(MARKED)) {
    if (!wrong.has(nameOf(element))) continue;
    for (const target of targetsIn(form, element)) {
      target.focus();
      if (target === target.ownerDocument.activeElement) return true;
    }
  }
  return false;
}
