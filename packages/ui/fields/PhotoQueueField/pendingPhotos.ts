/** Photos that are still being checked, by their form. */
const pending = new WeakMap<HTMLFormElement, Set<Promise<void>>>();

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
