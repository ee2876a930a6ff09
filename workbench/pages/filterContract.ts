import type { Contract, Operation } from './contract';

const textOf = (operation: Operation): string => {
  const { id, path, method, summary, description, parameters, body, answers } = operation;
  return [
    id,
    `${method} ${path}`,
    summary,
    description,
    ...[...parameters, ...body].map(({ name }) => name),
    ...answers.flatMap(({ status, fields, words }) => [status, ...fields.map(({ name }) => name), ...words]),
  ]
    .join(' ')
    .toLowerCase();
};

/** The operations that contain every word, without empty groups. */
export function filterContract(groups: Contract['groups'], words: string): Contract['groups'] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((operation) => {
        const text = textOf(operation);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}
