/** Checks of chosen photos, by form: one that never ends, as of a file in a cloud, must not hold other forms. */
const pending = new WeakMap<HTMLFormElement, Set<Promise<void>>>();

/** Lets a submit of the form wait for the check. */
export function addPendingPhotos(form: HTMLFormElement, check: Promise<void>): void {
  const checks = pending.get(form) ?? new Set();
  pending.set(form, checks.add(check));
  void check.finally(() => checks.delete(check));
}

/** Resolves when all photos of the form have been checked. */
export async function checkedPhotos(form: HTMLFormElement): Promise<void> {
  const checks = pending.get(form);
  while (checks?.size) await Promise.allSettled(checks);
}
