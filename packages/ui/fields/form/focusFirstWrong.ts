const FOCUSABLE =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * Moves the focus to the wrong field that comes first on the page: the control that bears the field's name, or the first
 * control inside what is marked `data-field` (groups, photo queue). Returns whether there was one.
 */
export function focusFirstWrong(form: HTMLElement, names: readonly string[]): boolean {
  const wrong = new Set(names);
  for (const element of form.querySelectorAll<HTMLElement>('[name], [data-field]')) {
    const name = element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
    if (!wrong.has(name)) continue;
    const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) continue;
    target.focus();
    return true;
  }
  return false;
}
