import { userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../../testing/keys';
import { expectVisibleFocus, tabTo } from '../../../testing/journeys/keyboard';

/** An input method: the same visit runs by pointer and by keyboard. */
export interface InputMethod {
  /** Activates a link or a button. */
  activate: (control: HTMLElement) => Promise<void>;
  type: (field: HTMLElement, text: string) => Promise<void>;
  /** Selects an option by its value. */
  select: (list: HTMLSelectElement, value: string) => Promise<void>;
  check: (radio: HTMLInputElement) => Promise<void>;
  nextPhoto: (layer: HTMLElement) => Promise<void>;
  close: (layer: HTMLElement) => Promise<void>;
}

export const pointer: InputMethod = {
  activate: (control) => userEvent.click(control),
  async type(field, text) {
    await userEvent.click(field);
    await userEvent.paste(text);
  },
  select: (list, value) => userEvent.selectOptions(list, value),
  check: (radio) => userEvent.click(radio),
  nextPhoto: (layer) => userEvent.click(within(layer).getByRole('button', { name: 'Next photo' })),
  close: (layer) => userEvent.click(within(layer).getByRole('button', { name: 'Close' })),
};

/** Keyboard only: Tab, Enter, Space, Escape, arrows and letters. */
export const keyboard: InputMethod = {
  async activate(control) {
    await tabTo(control);
    await press('{Enter}');
  },
  async type(field, text) {
    await tabTo(field);
    await press(text);
  },
  async select(list, value) {
    await tabTo(list);
    for (let count = 0; list.value !== value; count += 1) {
      if (count === list.options.length) throw new Error(`Arrow keys do not reach the option ${value}`);
      await press('{ArrowDown}');
    }
    await expectVisibleFocus(list);
  },
  async check(radio) {
    // Tab stops at the first radio button of a group; arrows move on from there.
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name }) => name === radio.name,
    );
    await tabTo(group[0] ?? radio);
    await press(' ');
    for (let count = 0; !radio.checked && count < group.length; count += 1) await press('{ArrowDown}');
    await expectVisibleFocus(radio);
  },
  nextPhoto: () => press(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'),
  async close(layer) {
    await press('{Escape}');
    await waitFor(() => {
      if (layer.isConnected && layer.checkVisibility()) throw new Error('Escape does not close the layer');
    });
  },
};
