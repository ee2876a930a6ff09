/** Arg type of a prop that no control can edit: a select of values by their names. */
export const namedOptions = <Value>(values: Readonly<Record<string, Value>>) =>
  ({ control: 'select', options: Object.keys(values), mapping: values }) as const;
