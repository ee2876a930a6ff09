import { userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../../testing/keys';
import { expectFocusOn, tabTo } from '../../../testing/journeys/keyboard';

/** An input method: the same visit runs by pointer and by keyboard. */
export interface Hand {
  /** Activates a link or a button. */
  use: (control: HTMLElement) => Promise<void>;
  write: (field: HTMLElement, text: string) => Promise<void>;
  /** Selects an option by its value. */
  choose: (list: HTMLSelectElement, value: string) => Promise<void>;
  tick: (radio: HTMLInputElement) => Promise<void>;
  nextPhoto: (layer: HTMLElement) => Promise<void>;
  leave: (layer: HTMLElement) => Promise<void>;
}

export const pointer: Hand = {
  use: (control) => userEvent.click(control),
  async write(field, text) {
    await userEvent.click(field);
    await userEvent.paste(text);
  },
  choose: (list, value) => userEvent.selectOptions(list, value),
  tick: (radio) => userEvent.click(radio),
  nextPhoto: (layer) => userEvent.click(within(layer).getByRole('button', { name: 'Next photo' })),
  leave: (layer) => userEvent.click(within(layer).getByRole('button', { name: 'Close' })),
};

/** Keyboard only: Tab, Enter, Space, Escape, arrows and letters. */
export const keys: Hand = {
  async use(control) {
    await tabTo(control);
    await press('{Enter}');
  },
  async write(field, text) {
    await tabTo(field);
    await press(text);
  },
  async choose(list, value) {
    await tabTo(list);
    for (let count = 0; list.value !== value; count += 1) {
      if (count === list.options.length) throw new Error(`Arrow keys do not reach the option ${value}`);
      await press('{ArrowDown}');
    }
    await expectFocusOn(list);
  },
  async tick(radio) {
    // Tab stops at the first radio button of a group; arrows move on from there.
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name }) => name === radio.name,
    );
    await tabTo(group[0] ?? radio);
    await press(' ');
    for (let count = 0; !radio.checked && count < group.length; count += 1) await press('{ArrowDown}');
    await expectFocusOn(radio);
  },
  nextPhoto: () => press(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'),
  async leave(layer) {
    await press('{Escape}');
    await waitFor(() => {
      if (layer.isConnected && layer.checkVisibility()) throw new Error('Escape does not close the layer');
    });
  },
};
