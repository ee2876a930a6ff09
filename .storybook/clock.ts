import { FIXED_NOW } from '@efie/mocks';

const RealDate = globalThis.Date;
const fixedTime = new RealDate(FIXED_NOW).getTime();

class FixedDate extends RealDate {
  constructor(...args: ConstructorParameters<typeof Date> | []) {
    if (args.length === 0) super(fixedTime);
    else super(...args);
  }

  static override now(): number {
    return fixedTime;
  }
}

/** Stops the clock at ruling 135's time: pictures and words that depend on today never change. Timers still run. */
export function stopClock(): void {
  globalThis.Date = FixedDate as DateConstructor;
}
