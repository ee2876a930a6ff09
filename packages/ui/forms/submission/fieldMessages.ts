import type { FieldErrors } from '@efie/api';

/** Splits messages into those of rendered fields and others for the summary, so that none is lost. */
export function splitMessages(
  messages: FieldErrors,
  rendered: Iterable<string>,
): { fields: FieldErrors; others: FieldErrors } {
  const renderedNames = new Set(rendered);
  const entries = Object.entries(messages);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => renderedNames.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !renderedNames.has(name))),
  };
}

/** A field name as a label: `specificLocation` becomes 'Specific Location' (ruling 121). */
export function labelFromName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
