import type { ArgsEnhancer, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { ICON_OPTIONS } from './iconOptions';

/** The part of a documented type that is read here; docgen's types have more. */
interface DocumentedType {
  name: string;
  raw?: string;
  value?: unknown;
}

const isType = (value: unknown): value is DocumentedType =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const membersOf = ({ value }: DocumentedType): DocumentedType[] =>
  Array.isArray(value) ? value.filter(isType) : [];

const isAbsent = ({ name, value }: DocumentedType) =>
  name === 'other' && (value === 'undefined' || value === 'null');

/** The type without `undefined` and `null`, which only say that a prop may be left out. */
function withoutAbsence(type: DocumentedType): DocumentedType {
  if (type.name !== 'union') return type;
  const present = membersOf(type).filter((member) => !isAbsent(member));
  const raw = (type.raw ?? '').replace(/\s*\|\s*(?:undefined|null)\b/g, '').replace(/^\((.*)\)$/s, '$1');
  const [only] = present;
  return present.length === 1 && only ? { raw, ...only } : { ...type, raw, value: present };
}

/** `Pick<Listing, 'id' | 'title'>` as 'Listing: id, title'. */
const nameParts = (raw: string): string =>
  raw.replace(
    /Pick<([^,<>]+),\s*([^<>]+)>/g,
    (_all, whole: string, keys: string) =>
      `${whole}: ${keys
        .replaceAll("'", '')
        .split(/\s*\|\s*/)
        .join(', ')}`,
  );

const listOptions = (options: readonly unknown[]): string =>
  options.map((option) => JSON.stringify(option)).join(' | ');

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** Whether the value can be edited as JSON without losing a part of it. */
function isPlainData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || isElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isPlainData);
}

type Control = 'text' | 'boolean' | 'number' | 'object' | 'select' | false;

interface Description extends Pick<InputType, 'options' | 'mapping'> {
  summary: string;
  control: Control;
}

/** A value that only its own type describes: an object, a list, a component of React. */
function describeOther(type: DocumentedType, initial: unknown): Description {
  const name = typeof type.value === 'string' ? type.value : '';
  const raw = type.raw ?? name;
  if (name === 'ReactNode')
    return { summary: 'text or elements', control: isPlainData(initial) ? 'text' : false };
  if (name === 'ComponentType' || /\bicon\b|IconType/i.test(raw))
    return { summary: 'icon', control: 'select', options: Object.keys(ICON_OPTIONS), mapping: ICON_OPTIONS };
  if (raw.includes('=>')) return { summary: raw, control: false };
  const control = initial !== undefined && initial !== null && isPlainData(initial) ? 'object' : false;
  // Docgen knows no more of `readonly Item[]`.
  if (raw === '' || raw === 'unknown') return { summary: 'list', control };
  return { summary: nameParts(raw), control };
}

function describe(type: DocumentedType, initial: unknown): Description {
  const { name, raw = '' } = type;
  switch (name) {
    case 'boolean':
    case 'number':
      return { summary: name, control: name };
    case 'string':
      return { summary: 'string', control: 'text' };
    case 'function':
      return { summary: raw || 'function', control: false };
    case 'array':
      return { summary: 'elements', control: false };
    case 'enum': {
      const options = Array.isArray(type.value) ? (type.value as readonly unknown[]) : [];
      return { summary: listOptions(options), control: 'select', options };
    }
    case 'union': {
      const kinds = membersOf(type).map((member) => member.name);
      if (raw.includes('=>')) return { summary: raw, control: false };
      if (kinds.every((kind) => kind === 'string' || kind === 'number'))
        return { summary: 'string | number', control: 'text' };
      return describeOther({ name: 'other', raw: raw.replace(/^\|\s*/, '').replaceAll('\n', ' ') }, initial);
    }
    default:
      return describeOther(type, initial);
  }
}

/** Attributes that components pass to their HTML element and whose stories set them. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in, as in HTML.',
  children: 'The content.',
  defaultChecked: 'Checked at first.',
  defaultValue: 'The value at first; later the user changes it.',
  disabled: 'Cannot be used or focused.',
  href: 'URL to open: the element is a link.',
  label: 'Accessible name of the control.',
  name: 'Name of the form value.',
  onChange: 'Called with the event of a change.',
  onClick: 'Called on a press.',
  placeholder: 'Example shown while the field is empty.',
  required: 'Marks the label and sets the attribute.',
  role: 'Role for assistive technology.',
};

/** Arg types of attributes that docgen does not document; Storybook infers its own only later. */
const inferFromArgs = (initialArgs: Readonly<Record<string, unknown>>): Record<string, { name: string }> =>
  Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));

const SCALARS = ['string', 'number', 'boolean', 'function'] as const;

/**
 * Gives every prop a control that works and a type that reads well, where its story file does not set them. Docgen resolves
 * neither lists of constants nor `| undefined`, and offers a JSON editor for elements, icons and functions.
 */
export const describeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries<StrictInputType>({ ...inferFromArgs(initialArgs), ...argTypes })
      // Props that a component does not take.
      .filter(([, { type }]) => !(isType(type) && type.value === 'never'))
      .map(([name, argType]) => {
        const initial: unknown = initialArgs[name];
        const type = isType(argType.type)
          ? withoutAbsence(argType.type)
          : {
              name:
                SCALARS.find((name) => name === typeof initial) ??
                (argType.table?.defaultValue ? 'string' : 'other'),
            };
        const found = describe(type, initial);
        const options: readonly unknown[] | undefined = argType.options ?? found.options;
        const mapping = argType.mapping ?? (argType.options ? undefined : found.mapping);
        const listed: readonly unknown[] | undefined = argType.mapping ? undefined : argType.options;
        return [
          name,
          {
            ...argType,
            description: argType.description || (ATTRIBUTES[name] ?? ''),
            control:
              argType.control ??
              (options ? { type: 'select' } : found.control ? { type: found.control } : { disable: true }),
            ...(options && { options }),
            ...(mapping && { mapping }),
            table: { ...argType.table, type: { summary: listed ? listOptions(listed) : found.summary } },
          },
        ];
      }),
  );

/** Names initial values that a control offers by name, so that the control shows the current choice. */
export const nameInitialOptions: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const mapping = Object.entries(Object(argTypes[name]?.mapping) as Record<string, unknown>);
      return [name, mapping.find(([, mapped]) => mapped === value)?.[0] ?? value];
    }),
  );
