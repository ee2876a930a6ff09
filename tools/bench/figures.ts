import fs from 'node:fs';

/** Writes the figures of one benchmark into a JSON file, beside those of the others. */
export function writeFigures(
  file: string,
  benchmark: string,
  figures: Readonly<Record<string, unknown>>,
): void {
  const others = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as object) : {};
  const date = new Date().toISOString();
  fs.writeFileSync(file, JSON.stringify({ ...others, [benchmark]: { date, ...figures } }, null, 2));
}
