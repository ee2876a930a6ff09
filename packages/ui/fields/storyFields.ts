import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

/** The main part of a screen, or the whole page of a component. */
const page = () => within(screen.queryByRole('main') ?? document.body);

type Scope = ReturnType<typeof page>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form control with this label, with or without the asterisk of a required field. */
export const formControl = (label: string, scope: Scope = page()) =>
  scope.getByLabelText<Control>(new RegExp(`^${label}(?: \\*)?$`), { selector: 'input, select, textarea' });

/** Pastes text into a field, or selects an option of a select. */
export async function fillField(label: string, text: string, scope?: Scope): Promise<void> {
  const target = formControl(label, scope);
  if (target instanceof HTMLSelectElement) {
    await userEvent.selectOptions(target, text);
    return;
  }
  await waitFor(() => expect(target).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(target);
  await userEvent.paste(text);
  // Enter accepts the matching suggestion.
  if (target.getAttribute('role') === 'combobox') await userEvent.keyboard('{Enter}');
}

/** Field values by label. */
export type FieldValues = Readonly<Record<string, string>>;

export async function expectFieldValues(values: FieldValues, scope?: Scope): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await waitFor(() => expect(formControl(label, scope)).toHaveValue(text));
  }
}

/** Chooses a file in the file field with this label and waits for its Remove button. */
export async function chooseFile(label: RegExp, file: File): Promise<void> {
  // The drop zone is lazy-loaded.
  const input = await waitFor(() => {
    const found = page().getByRole('group', { name: label }).querySelector('input');
    if (!found) throw new Error(`The group ${String(label)} has no file input.`);
    return found;
  });
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Object.defineProperty(input, 'files', { configurable: true, value: transfer.files });
  await fireEvent.change(input);
  await expect(await page().findByRole('button', { name: /^Remove / })).toBeVisible();
}
