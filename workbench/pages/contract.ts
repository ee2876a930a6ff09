/** One field of a request body, parameter or response. */
export interface ContractField {
  /** 'data.agent.fullName', 'images[]' */
  name: string;
  type: string;
  isRequired: boolean;
  /** Constraints: '3 to 10 items', 'at least 0'; '' if there are none. */
  limits: string;
  description: string;
}

export interface ContractExample {
  summary: string;
  /** As JSON, indented by two. */
  text: string;
}

export interface ContractResponse {
  /** '200', '422' */
  status: string;
  description: string;
  fields: ContractField[];
  examples: ContractExample[];
  /** Distinct error messages in the examples; error responses only. */
  messages: string[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Who may call it: 'agent', 'user', 'anyone'. */
  caller: string;
  /** Path and query parameters. */
  parameters: ContractField[];
  /** Media type of the request body; '' if there is no body. */
  bodyType: string;
  body: ContractField[];
  bodyExamples: ContractExample[];
  responses: ContractResponse[];
}

export interface Contract {
  groups: { tag: string; description: string; operations: Operation[] }[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/** A schema's types: 'array' and 'null' of `type: [array, 'null']`. */
const typesOf = (schema: Node): string[] =>
  (Array.isArray(schema['type']) ? schema['type'] : [schema['type']]).filter(
    (type) => typeof type === 'string',
  );

const isList = (schema: Node): boolean => typesOf(schema).includes('array');

/** 'at least 3', '3 to 10', 'at most 6'. */
function range(least: unknown, most: unknown, unit: string): string {
  if (least === undefined && most === undefined) return '';
  const text =
    most === undefined
      ? `at least ${String(least)}`
      : least === undefined
        ? `at most ${String(most)}`
        : `${String(least)} to ${String(most)}`;
  return `${text}${unit}`;
}

function limitsOf(schema: Node): string {
  const pattern = schema['pattern'];
  const defaultValue = schema['default'];
  return [
    range(schema['minItems'], schema['maxItems'], ' items'),
    range(schema['minLength'], schema['maxLength'], ' characters'),
    range(schema['minimum'], schema['maximum'], ''),
    typeof pattern === 'string' ? `pattern ${pattern}` : '',
    defaultValue === undefined ? '' : `default ${JSON.stringify(defaultValue)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** All texts in `message` and `errors`. */
function messagesOf(value: unknown): string[] {
  const body = nodeOf(value);
  const errors = Object.values(nodeOf(body['errors'])).flatMap((entry) =>
    Array.isArray(entry) ? entry : [entry],
  );
  return [body['message'], ...errors].filter((text): text is string => typeof text === 'string');
}

/** Depth to which nested fields are listed; deeper ones are shown by type only. */
const DEEPEST = 4;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Converts openapi.yaml to the operations, fields and errors that the docs page shows. */
export function describeContract(document: unknown): Contract {
  const root = nodeOf(document);

  const follow = (value: unknown): Node => {
    const node = nodeOf(value);
    const reference = node['$ref'];
    if (typeof reference !== 'string') return node;
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, part) => nodeOf(at)[part], root);
    return follow(found);
  };

  const typeOf = (schema: Node): string => {
    const options = listOf(schema['oneOf'] ?? schema['anyOf']);
    if (options.length > 0) {
      return [...new Set(options.map((option) => typeOf(follow(option))))].join(' or ');
    }
    if (schema['enum'] !== undefined) return listOf(schema['enum']).map(String).join(', ');
    const types = typesOf(schema).map((type) =>
      type === 'array' ? `list of ${typeOf(follow(schema['items']))}` : type,
    );
    return [types.join(' or ') || 'object', textOf(schema['format'])].filter(Boolean).join(', ');
  };

  /** The schema's description, or that of its first alternative. */
  const describe = (schema: Node): string =>
    textOf(schema['description']) ||
    listOf(schema['oneOf'] ?? schema['anyOf'])
      .map((option) => textOf(follow(option)['description']))
      .find(Boolean) ||
    '';

  const partsOf = (schema: Node): Node[] => [schema, ...listOf(schema['allOf']).map(follow)];

  /** Includes the fields of alternatives (`oneOf`, `anyOf`) as optional. */
  const wholesOf = (schema: Node): Node[] => [
    ...partsOf(schema),
    ...listOf(schema['oneOf'] ?? schema['anyOf'])
      .map(follow)
      .flatMap((option) => (isList(option) ? [follow(option['items'])] : [option]))
      .flatMap(partsOf),
  ];

  const once = (fields: ContractField[]): ContractField[] => [
    ...new Map(fields.map((field) => [field.name, field])).values(),
  ];

  const fieldsOf = (value: unknown, prefix = '', depth = 0): ContractField[] => {
    const schema = follow(value);
    if (isList(schema)) return fieldsOf(schema['items'], `${prefix}[]`, depth);
    const required = new Set(partsOf(schema).flatMap((part) => listOf(part['required']).map(String)));
    const found = wholesOf(schema)
      .flatMap((part) => Object.entries(nodeOf(part['properties'])))
      .flatMap(([name, entry]) => {
        const field = follow(entry);
        const full = prefix === '' ? name : `${prefix}.${name}`;
        return [
          {
            name: full,
            type: typeOf(field),
            isRequired: required.has(name),
            limits: limitsOf(field),
            description: describe(field),
          },
          ...(depth < DEEPEST ? fieldsOf(field, full, depth + 1) : []),
        ];
      });
    return once(found);
  };

  const contentOf = (holder: unknown) => {
    const [[type, content] = ['', {}]] = Object.entries(nodeOf(follow(holder)['content']));
    const media = nodeOf(content);
    const examples = Object.values(nodeOf(media['examples'])).map((entry) => nodeOf(follow(entry)));
    return { type, fields: fieldsOf(media['schema']), examples };
  };

  const shownExamples = (examples: readonly Node[]): ContractExample[] =>
    examples.map((example) => ({
      summary: textOf(example['summary']),
      text: JSON.stringify(example['value'], null, 2),
    }));

  const responseOf = ([status, response]: [string, unknown]): ContractResponse => {
    const { fields, examples } = contentOf(response);
    const isError = /^[45]/.test(status);
    return {
      status,
      description: textOf(follow(response)['description']),
      fields,
      examples: shownExamples(examples),
      messages: isError ? [...new Set(examples.flatMap((example) => messagesOf(example['value'])))] : [],
    };
  };

  const callerOf = (operation: Node): string => {
    const names = listOf(operation['security']).flatMap((entry) => Object.keys(nodeOf(entry)));
    if (names.length === 0) return 'anyone';
    return names.map((name) => name.replace(/(?:Token|Bearer|Auth)$/i, '')).join(' or ');
  };

  const operationOf = (path: string, method: string, shared: unknown, value: unknown): Operation => {
    const operation = nodeOf(value);
    const body = contentOf(operation['requestBody']);
    return {
      id: textOf(operation['operationId']),
      method: method.toUpperCase(),
      path,
      summary: textOf(operation['summary']),
      description: textOf(operation['description']),
      caller: callerOf(operation),
      parameters: [...listOf(shared), ...listOf(operation['parameters'])].map((entry) => {
        const parameter = follow(entry);
        return {
          name: textOf(parameter['name']),
          type: `${textOf(parameter['in'])}, ${typeOf(follow(parameter['schema']))}`,
          isRequired: parameter['required'] === true,
          limits: limitsOf(follow(parameter['schema'])),
          description: textOf(parameter['description']),
        };
      }),
      bodyType: body.type,
      body: body.fields,
      bodyExamples: shownExamples(body.examples),
      responses: Object.entries(nodeOf(operation['responses'])).map(responseOf),
    };
  };

  const operations = Object.entries(nodeOf(root['paths'])).flatMap(([path, value]) => {
    const item = nodeOf(value);
    return METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      tag: textOf(listOf(nodeOf(item[method])['tags'])[0]) || 'Other',
      operation: operationOf(path, method, item['parameters'], item[method]),
    }));
  });
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const described = new Map(
    listOf(root['tags']).map((entry) => [
      textOf(nodeOf(entry)['name']),
      textOf(nodeOf(entry)['description']),
    ]),
  );
  return {
    groups: tags.map((tag) => ({
      tag,
      description: described.get(tag) ?? '',
      operations: operations.filter((entry) => entry.tag === tag).map(({ operation }) => operation),
    })),
  };
}
