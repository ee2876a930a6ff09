import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { BadgeCheck, Eye, Gauge, Heart, HeartOff, House, Mail, Phone, Trash2, Upload } from 'lucide-react';

/** What the control of an icon prop offers, by name. */
const ICON_OPTIONS = { BadgeCheck, Eye, Gauge, Heart, HeartOff, House, Mail, Phone, Trash2, Upload };

/** The part of a documented type that is read here; docgen's types have more. */
interface DocumentedType {
  name: string;
  raw?: string;
  value?: unknown;
}

const isType = (value: unknown): value is DocumentedType =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const isAbsent = ({ name, value }: DocumentedType) =>
  name === 'other' && (value === 'undefined' || value === 'null');

/** The type without `undefined` and `null`, which only say that a prop may be left out. */
function withoutAbsence(type: DocumentedType): DocumentedType {
  if (type.name !== 'union' || !Array.isArray(type.value)) return type;
  const present = type.value.filter(isType).filter((member) => !isAbsent(member));
  const raw = (type.raw ?? '').replace(/\s*\|\s*(?:undefined|null)\b/g, '').replace(/^\((.*)\)$/s, '$1');
  const [only] = present;
  return present.length === 1 && only ? { raw, ...only } : { ...type, raw, value: present };
}

const isIcon = ({ name, raw = '' }: DocumentedType) =>
  name === 'ComponentType' || raw.startsWith('ComponentType') || /\bicon\b|IconType/i.test(raw);

const isText = ({ name, value = [] }: DocumentedType, initial: unknown): boolean =>
  name === 'string' ||
  (value === 'ReactNode' && typeof initial !== 'object') ||
  (name === 'union' &&
    [value].flat().every((member) => isType(member) && /^(?:string|number)$/.test(member.name)));

function describe(type: DocumentedType, initial: unknown): Partial<StrictInputType> {
  if (isIcon(type))
    return { control: { type: 'select' }, options: Object.keys(ICON_OPTIONS), mapping: ICON_OPTIONS };
  if (isText(type, initial)) return { control: { type: 'text' } };
  if (type.name === 'boolean' || type.name === 'number') return { control: { type: type.name } };
  if (type.name === 'enum' && Array.isArray(type.value))
    return { control: { type: 'select' }, options: type.value };
  // Functions and elements cannot be edited; of other types docgen knows too little.
  return Array.isArray(initial) ? {} : { control: { disable: true } };
}

/**
 * Gives props a control that works where their story file does not set one. Docgen takes `boolean | undefined` for an unknown
 * type, and Storybook offers a JSON editor for unknown types, icons and functions.
 */
export const describeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries<StrictInputType>(argTypes).map(([name, argType]) => {
      if (!isType(argType.type)) return [name, argType];
      const type = withoutAbsence(argType.type);
      const summary = argType.options && !argType.mapping ? argType.options.join(' | ') : type.raw;
      return [
        name,
        {
          ...(argType.options || argType.control ? {} : describe(type, initialArgs[name])),
          ...(argType.options && { control: { type: 'select' } }),
          ...argType,
          table: { ...argType.table, ...(summary && { type: { summary } }) },
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
