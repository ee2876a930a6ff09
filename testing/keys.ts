import { userEvent } from 'storybook/test';

type Press = (keys: string) => Promise<void>;

/** As near as a script comes to it; an arrow in a closed list is the one key it does not know. */
const imitate: Press = async (keys) => {
  const list = document.activeElement;
  if (keys === '{ArrowDown}' && list instanceof HTMLSelectElement) {
    await userEvent.selectOptions(list, list.options[list.selectedIndex + 1] ?? []);
  } else {
    await userEvent.keyboard(keys);
  }
};

let pressNow = imitate;

/** Says who presses: tests hand in the real keyboard (vitest.setup.ts); in Storybook itself keys are imitated. */
export function pressWith(press: Press): void {
  pressNow = press;
}

/** Presses keys one after another, written as `{Tab}`, `{Enter}`, `{Shift>}{Tab}{/Shift}` or plain letters. */
export function press(keys: string): Promise<void> {
  return pressNow(keys);
}
