/** One field of a body, a parameter or an answer. */
export interface ContractField {
  /** 'data.agent.fullName', 'images[]' */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

export interface ContractAnswer {
  /** '200', '422' */
  status: string;
  description: string;
  fields: ContractField[];
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
  /** 'application/json', 'multipart/form-data'; '' without a body. */
  bodyType: string;
  body: ContractField[];
  answers: ContractAnswer[];
}

export interface Contract {
  groups: { tag: string; operations: Operation[] }[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/** How deep fields are named; what lies deeper is told by its type. */
const DEEPEST = 4;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The operations of openapi.yaml with their fields and errors, as a page shows them. */
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
    if (options.length > 0) return options.map((option) => typeOf(follow(option))).join(' or ');
    if (schema['enum'] !== undefined) return listOf(schema['enum']).map(String).join(', ');
    if (schema['type'] === 'array') return `list of ${typeOf(follow(schema['items']))}`;
    const type = schema['type'];
    const words = Array.isArray(type) ? type.join(' or ') : textOf(type) || 'object';
    return [words, textOf(schema['format'])].filter(Boolean).join(', ');
  };

  const partsOf = (schema: Node): Node[] => [schema, ...listOf(schema['allOf']).map(follow)];

  const fieldsOf = (value: unknown, prefix = '', depth = 0): ContractField[] => {
    const schema = follow(value);
    if (schema['type'] === 'array') return fieldsOf(schema['items'], `${prefix}[]`, depth);
    const parts = partsOf(schema);
    const required = new Set(parts.flatMap((part) => listOf(part['required']).map(String)));
    return parts
      .flatMap((part) => Object.entries(nodeOf(part['properties'])))
      .flatMap(([name, entry]) => {
        const field = follow(entry);
        const full = prefix === '' ? name : `${prefix}.${name}`;
        return [
          {
            name: full,
            type: typeOf(field),
            isRequired: required.has(name),
            description: textOf(field['description']),
          },
          ...(depth < DEEPEST ? fieldsOf(field, full, depth + 1) : []),
        ];
      });
  };

  const contentOf = (holder: unknown): { type: string; fields: ContractField[] } => {
    const [first] = Object.entries(nodeOf(follow(holder)['content']));
    return first
      ? { type: first[0], fields: fieldsOf(nodeOf(first[1])['schema']) }
      : { type: '', fields: [] };
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
          description: textOf(parameter['description']),
        };
      }),
      bodyType: body.type,
      body: body.fields,
      answers: Object.entries(nodeOf(operation['responses'])).map(([status, answer]) => ({
        status,
        description: textOf(follow(answer)['description']),
        fields: contentOf(answer).fields,
      })),
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
  return {
    groups: tags.map((tag) => ({
      tag,
      operations: operations.filter((entry) => entry.tag === tag).map(({ operation }) => operation),
    })),
  };
}
