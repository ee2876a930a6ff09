/** Ref callback of an element that is replaced by what its button loads: focus inside it moves to the replacement. */
export function focusReplacement(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const { previousElementSibling: before, parentElement: parent } = element;
    queueMicrotask(() => {
      const next = (before ? before.nextElementSibling : parent?.firstElementChild) ?? parent;
      if (!(next instanceof HTMLElement) || document.activeElement !== document.body) return;
      // Focusable, but not in the tab order.
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
  };
}
