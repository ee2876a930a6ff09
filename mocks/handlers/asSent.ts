import type { SentAs } from '../factories/records';

const camelOf = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The answer's own names with what is sent under them: by the name itself, or as the record's main answer spells it. */
function replaced(answer: object, { fields, without }: SentAs): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answer)) {
    const key = Object.hasOwn(fields, name) || without.includes(name) ? name : camelOf(name);
    if (without.includes(key)) continue;
    sent[name] = Object.hasOwn(fields, key) ? fields[key] : value;
  }
  return sent;
}

/** An answer as the mock panel lets it be sent: a record's main answer, with fields that no contract knows. */
export function asSent<Answer extends object>(answer: Answer, sentAs: SentAs | undefined): Answer {
  // The type is left on purpose: the client must live with what a server sends.
  return sentAs ? ({ ...replaced(answer, sentAs), ...sentAs.fields } as Answer) : answer;
}

/** The same of an answer that holds a part of the record only, in its own spelling. */
export function partAsSent<Answer extends object>(answer: Answer, sentAs: SentAs | undefined): Answer {
  return sentAs ? (replaced(answer, sentAs) as Answer) : answer;
}
