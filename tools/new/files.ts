import { format } from 'prettier';
import prettierOptions from '../../.prettierrc.json';
import { TEMPLATES } from './templates';
import { LAYERS, type Plan } from './plan';

/** Starts every sentence that the author must write; `npm run check -- text` rejects it. */
export const PLACEHOLDER = 'Describe here';

export interface NewFile {
  /** In the component's folder. */
  name: string;
  text: string;
}

/** Replaces X with the name of the component. */
const fillIn = (text: string, name: string): string => text.replaceAll(/\bX(?=Props\b|\b)/g, name);

function stories({ layer, name }: Plan): string {
  const { imports, parameters, meta, stories: states } = TEMPLATES[layer];
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
${imports}
import { X } from './X';

const meta = {
  title: '${LAYERS[layer]}/X',
  component: X,
  parameters: {
    ${parameters}
    guide: {
      use: '${PLACEHOLDER} where ${name} is shown and what it is for.',
      avoid: '${PLACEHOLDER} where not to use it, and what to use instead.',
    },
  },
  ${meta}
} satisfies Meta<typeof X>;
export default meta;

type Story = StoryObj<typeof meta>;

${states}`;
}

const HELPERS = `/** Removes line breaks and repeated spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/\\s+/g, ' ').trim();
}
`;

const HELPERS_TEST = `import { expect, it } from 'vitest';
import { oneLine } from './X.helpers';

it('returns a single line', () => {
  expect(oneLine('  two\\n\\tlines ')).toBe('two lines');
  expect(oneLine('')).toBe('');
});
`;

/**
 * Creates the files of a new component, formatted.
 * @param hasHelpers adds a file of pure functions and its test
 */
export function createFiles(plan: Plan, { hasHelpers }: { hasHelpers: boolean }): Promise<NewFile[]> {
  const { name, layer } = plan;
  const { component, styles } = TEMPLATES[layer];
  const doc = `/** ${PLACEHOLDER} what ${name} shows. */`;
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
      text: await format(fillIn(text, name), { ...prettierOptions, parser: 'typescript' }),
    })),
  );
}
