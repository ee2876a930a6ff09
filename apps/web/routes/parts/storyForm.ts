import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { main } from './storyLogin';

type Scope = ReturnType<typeof main>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of that label, starred or not. */
export const control = (label: string, scope: Scope = main()) =>
  scope.getByLabelText<Control>(new RegExp(`^${label}(?: \\*)?$`), { selector: 'input, select, textarea' });

/** Pastes it, or chooses it from a list. */
export async function write(label: string, text: string, scope?: Scope): Promise<void> {
  const target = control(label, scope);
  if (target instanceof HTMLSelectElement) {
    await userEvent.selectOptions(target, text);
    return;
  }
  await waitFor(() => expect(target).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(target);
  await userEvent.paste(text);
  // A list of suggestions takes the one that was written.
  if (target.getAttribute('role') === 'combobox') await userEvent.keyboard('{Enter}');
}

/** What was typed, by label. */
export type Typed = Readonly<Record<string, string>>;

/** Every field holds what was typed. */
export async function expectHeld(typed: Typed, scope?: Scope): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await waitFor(() => expect(control(label, scope)).toHaveValue(text));
  }
}

/** A file for the group of that label. */
export async function chooseFile(label: RegExp, file: File): Promise<void> {
  const input = main().getByRole('group', { name: label }).querySelector('input');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Object.defineProperty(input, 'files', { configurable: true, value: transfer.files });
  await fireEvent.change(input);
  await expect(await main().findByRole('button', { name: /^Remove / })).toBeVisible();
}
