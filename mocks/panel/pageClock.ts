import { momentOf, type ClockSetting } from './clock';

const DeviceDate = globalThis.Date;

/** The device's own moment, whatever the page's clock says, ISO. */
export const deviceNow = (): string => new DeviceDate().toISOString();

/**
 * Moves the page's own clock: the app and the pretend server, which live in the same page, take the time from it. Timers run
 * on as ever.
 */
export function setPageClock(setting: ClockSetting): void {
  if (setting.kind === 'running') {
    globalThis.Date = DeviceDate;
    return;
  }
  const now = () => momentOf(setting, DeviceDate.now());
  globalThis.Date = new Proxy(DeviceDate, {
    construct: (target, args: unknown[], maker: typeof Date) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, maker),
    apply: () => new DeviceDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
