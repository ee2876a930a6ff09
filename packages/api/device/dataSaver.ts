import { createStored, useStored } from './createStored';

const KEY = 'efie-data-saver';

/** Whether the visitor has switched the data saver on or off; null without a choice, when the browser's Save-Data counts. */
type Choice = boolean | null;

const choice = createStored<Choice>(KEY, (text) =>
  text === 'true' ? true : text === 'false' ? false : null,
);

interface Connection {
  saveData?: boolean;
}

const isAskedByBrowser = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Whether the visitor saves data, by the switch or else by the browser's setting. */
export const readDataSaver = (): boolean => choice.get() ?? isAskedByBrowser();

/** As `readDataSaver`; false during hydration. */
export function useDataSaver(): boolean {
  return useStored(choice, () => false) ?? isAskedByBrowser();
}

export const storeDataSaver = (isOn: boolean): void => choice.set(isOn);
