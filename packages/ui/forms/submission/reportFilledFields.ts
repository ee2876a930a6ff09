function reportText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const text = control.value;
  // React keeps the default value of a text control equal to the value that it rendered.
  if (!control.matches(':read-write') || text === control.defaultValue) return;
  control.value = control.defaultValue;
  // React ignores the event of a value that was set on the element, but not of one that was set by its prototype.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function reportChoice(control: HTMLInputElement, value: unknown): void {
  const isFilled =
    control.type === 'radio'
      ? control.checked && control.value !== value
      : typeof value === 'boolean' && control.checked !== value;
  if (!isFilled) return;
  control.checked = !control.checked;
  control.click();
}

/**
 * Dispatches the missing event of each control that was filled without one: by a password manager, another script, or before
 * the app started. Its field then reads it as if it was typed or chosen.
 * @param values of the form, by name
 */
export function reportFilledFields(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const control of form.elements) {
    const value = values[control.getAttribute('name') ?? ''];
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
      reportChoice(control, value);
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      reportText(control);
    else if (control instanceof HTMLSelectElement && typeof value === 'string' && control.value !== value)
      control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
