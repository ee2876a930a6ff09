/**
 * With forced colors, Chromium reports the author's `-webkit-text-fill-color`, which axe reads first, though it paints the
 * system color. While `work` runs, computed styles return the painted color for it.
 */
export async function withPaintedTextColors<Result>(work: () => Promise<Result>): Promise<Result> {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const style = getComputedStyle.call(window, element, pseudo);
    const getPropertyValue = (name: string) =>
      style.getPropertyValue(name === '-webkit-text-fill-color' ? 'color' : name);
    return new Proxy(style, {
      get(target, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  try {
    return await work();
  } finally {
    window.getComputedStyle = getComputedStyle;
  }
}
