import type { Contract, Operation } from './contract';

const textOf = (operation: Operation): string => {
  const { id, path, method, summary, description, parameters, body, responses } = operation;
  return [
    id,
    `${method} ${path}`,
    summary,
    description,
    ...[...parameters, ...body].map(({ name }) => name),
    ...responses.flatMap(({ status, fields, messages }) => [
      status,
      ...fields.map(({ name }) => name),
      ...messages,
    ]),
  ]
    .join(' ')
    .toLowerCase();
};

/** The operations that contain every word, without empty groups. */
export function filterContract(groups: Contract['groups'], filter: string): Contract['groups'] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((operation) => {
        const text = textOf(operation);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}
