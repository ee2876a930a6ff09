import { useSyncExternalStore } from 'react';
import { storedValue } from './storedValue';

/** Whether the visitor has switched the data saver on or off; null without a choice, when the browser's Save-Data counts. */
const choice = storedValue('efie-data-saver', (json) => (typeof json === 'boolean' ? json : null));

interface Connection {
  saveData?: boolean;
}

const isAskedByBrowser = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Whether the visitor saves data, by the switch or else by the browser's setting. */
export const readDataSaver = (): boolean => choice.get() ?? isAskedByBrowser();

/** As `readDataSaver`; false during hydration. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(choice.subscribe, readDataSaver, () => false);
}

export const storeDataSaver = (isOn: boolean): void => choice.set(isOn);
