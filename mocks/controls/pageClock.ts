import { timeAt, type ClockSetting } from './clock';

const DeviceDate = globalThis.Date;

/** The time of the device, unaffected by `setPageClock`, ISO. */
export const deviceNow = (): string => new DeviceDate().toISOString();

/**
 * Replaces the global `Date`, which the app and the mock backend read the time from. Timers are not affected.
 */
export function setPageClock(setting: ClockSetting): void {
  if (setting.kind === 'running') {
    globalThis.Date = DeviceDate;
    return;
  }
  const now = () => timeAt(setting, DeviceDate.now());
  globalThis.Date = new Proxy(DeviceDate, {
    construct: (target, args: unknown[], newTarget: typeof Date) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new DeviceDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
