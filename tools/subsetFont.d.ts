declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    preserveNameIds: readonly number[];
    keepFeatures: readonly string[];
  }
  /** Cuts a font down to the characters of a text. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export = subsetFont;
}
