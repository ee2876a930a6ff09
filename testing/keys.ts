import { userEvent } from 'storybook/test';

type Press = (keys: string) => Promise<void>;

/** Simulated keys; user-event does not support ArrowDown in a closed select. */
const simulate: Press = async (keys) => {
  const list = document.activeElement;
  if (keys === '{ArrowDown}' && list instanceof HTMLSelectElement) {
    await userEvent.selectOptions(list, list.options[list.selectedIndex + 1] ?? []);
  } else {
    await userEvent.keyboard(keys);
  }
};

let pressKeys = simulate;

/** Sets how keys are pressed: tests use the browser's real keyboard, Storybook simulates keys. */
export function pressWith(press: Press): void {
  pressKeys = press;
}

/** Presses keys in order: `{Tab}`, `{Enter}`, `{Shift>}{Tab}{/Shift}` or plain characters. */
export function press(keys: string): Promise<void> {
  return pressKeys(keys);
}
