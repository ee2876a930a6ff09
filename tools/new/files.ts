import { format } from 'prettier';
import prettierOptions from '../../.prettierrc.json';
import { PARTS } from './parts';
import { LAYERS, type Plan } from './plan';

/** Begins every sentence that only the author can write; `tools/checkWords.ts` stops it. */
export const UNWRITTEN = 'Describe here';

export interface NewFile {
  /** In the component's folder. */
  name: string;
  text: string;
}

/** Puts the component's name where the parts say X. */
const named = (text: string, name: string): string => text.replaceAll(/\bX(?=Props\b|\b)/g, name);

function stories({ layer, name }: Plan): string {
  const { imports, parameters, meta, stories: states } = PARTS[layer];
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
${imports}
import { X } from './X';

const meta = {
  title: '${LAYERS[layer]}/X',
  component: X,
  parameters: {
    ${parameters}
    guide: {
      use: '${UNWRITTEN} where ${name} stands and what it is for.',
      avoid: '${UNWRITTEN} where it does not belong, and what to take instead.',
    },
  },
  ${meta}
} satisfies Meta<typeof X>;
export default meta;

type Story = StoryObj<typeof meta>;

${states}`;
}

const HELPERS = `/** A text in one line, without white space around it: what a person or a server wrote may hold any. */
export function oneLine(text: string): string {
  return text.replaceAll(/\\s+/g, ' ').trim();
}
`;

const HELPERS_TEST = `import { expect, it } from 'vitest';
import { oneLine } from './X.helpers';

it('brings a text into one line', () => {
  expect(oneLine('  two\\n\\twords ')).toBe('two words');
  expect(oneLine('')).toBe('');
});
`;

/**
 * The files of a new component, formatted.
 * @param hasHelpers with a file of pure logic and its test
 */
export function filesOf(plan: Plan, { hasHelpers }: { hasHelpers: boolean }): Promise<NewFile[]> {
  const { name, layer } = plan;
  const { component, styles } = PARTS[layer];
  const doc = `/** ${UNWRITTEN} what ${name} shows, and the checklist line or ruling that it serves. */`;
  const files = {
    [`${name}.tsx`]: component.replace('DOC', doc),
    ...(styles !== null && { [`${name}.styles.ts`]: styles }),
    [`${name}.stories.tsx`]: stories(plan),
    ...(hasHelpers && { [`${name}.helpers.ts`]: HELPERS, [`${name}.helpers.test.ts`]: HELPERS_TEST }),
    'index.ts': `export { X, type XProps } from './X';\n`,
  };
  return Promise.all(
    Object.entries(files).map(async ([file, text]) => ({
      name: file,
      text: await format(named(text, name), { ...prettierOptions, parser: 'typescript' }),
    })),
  );
}
