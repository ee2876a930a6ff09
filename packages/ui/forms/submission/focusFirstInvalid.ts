const FOCUSABLE =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

const FIELD = '[name], [data-field]';

function nameOf(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}

/** The names of all rendered fields: of controls, and of groups marked with `data-field`. */
export function renderedFieldNames(form: Element): ReadonlySet<string> {
  return new Set(
    [...form.querySelectorAll(FIELD)]
      .filter((element) => !element.matches('input[type="hidden"]'))
      .map(nameOf),
  );
}

/** The focusable elements of a control or group, with checked radios first. */
function focusTargets(form: Element, element: Element): readonly HTMLElement[] {
  const all = element.matches(FOCUSABLE) ? [element] : [...element.querySelectorAll(FOCUSABLE)];
  const checked = [...form.querySelectorAll('input[type="radio"]:checked')].filter(
    (radio) =>
      all.includes(radio) || (element.matches('[type="radio"]') && nameOf(radio) === nameOf(element)),
  );
  return [...checked, ...all].filter((target) => target instanceof HTMLElement);
}

/**
 * Focuses the first invalid field in DOM order: the control with its name, or the first control in an element marked with
 * `data-field` (groups, photo queue). Skips hidden and disabled controls. Returns whether a control was focused.
 */
export function focusFirstInvalid(form: Element, names: Iterable<string>): boolean {
  const invalid = new Set(names);
  for (const element of form.querySelectorAll(FIELD)) {
    if (!invalid.has(nameOf(element))) continue;
    for (const target of focusTargets(form, element)) {
      target.focus();
      if (target === target.ownerDocument.activeElement) return true;
    }
  }
  return false;
}
