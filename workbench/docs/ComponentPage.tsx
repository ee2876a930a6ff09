import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { docsIds } from 'virtual:workbench/components';
import { readDesignImages } from '../../testing/designs';
import type { Guide } from '../../testing/guide';
import { importPathOf } from '../../tools/stories/importPath';
import { Prose } from './Prose';
import { useToolbar } from './useToolbar';

/** The props table is wider than a phone, so it scrolls in its own container, which is focusable for keyboard users. */
const ScrollContainer = styled.div`
  overflow-x: auto;
`;

const isGuide = (value: unknown): value is Partial<Guide> & Pick<Guide, 'use' | 'avoid'> =>
  typeof value === 'object' && value !== null && 'use' in value && 'avoid' in value;

/** Folder of a story file, from the root of the repository: './packages/ui/cards/StatCard/StatCard.stories.tsx'. */
const folderOf = (fileName: unknown): string =>
  String(fileName)
    .replace(/^\.\//, '')
    .replace(/\/[^/]+$/, '');

/** A heading with a list below it. */
const section = (title: string, lines: readonly string[] = []): string =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`;

/** When to use the component and when not, with an example of good use and a mistake; then its design. */
function adviceOf({ use, avoid, do: example, dont }: Partial<Guide>, design: unknown): string {
  const rows = [
    ['When to use', use],
    ['When not to use', avoid],
    ['Do', example],
    ['Don’t', dont],
  ];
  const images = readDesignImages(design).map(({ name, url }) => `[${name}](${url})`);
  return [
    ...rows.flatMap(([title, text]) => (text === undefined ? [] : `**${title}.** ${text}`)),
    ...(images.length === 0 ? [] : [`Design: ${images.join(', ')}`]),
  ].join('\n\n');
}

/** Parts, accessibility and related components. */
const detailsOf = ({ anatomy, accessibility, related = [] }: Partial<Guide>): string =>
  section('Anatomy', anatomy) +
  section('Accessibility', accessibility) +
  section(
    'Related components',
    related.map((name) => `[${name}](./?path=/docs/${docsIds[name]})`),
  );

function Text({ children }: { children: string }) {
  return (
    <Prose>
      <Markdown options={{ overrides: { a: { props: { target: '_top' } } } }}>{children}</Markdown>
    </Prose>
  );
}

/**
 * Docs page of a component (`parameters.docs.page`): docstring, import line, `parameters.guide`, first story, props and
 * all other stories.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { theme } = useToolbar(useContext(DocsContext));
  const { guide: value, fileName, design } = preparedMeta.parameters;
  const guide: Partial<Guide> = isGuide(value) ? value : {};
  const folder = folderOf(fileName);
  const names = guide.exports ?? [preparedMeta.title.split('/').at(-1)];
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide.anatomy && (
        <Source
          language="tsx"
          dark={theme === 'dark'}
          code={`// ${folder}\nimport { ${names.join(', ')} } from '${importPathOf(folder)}';`}
        />
      )}
      <Text>{adviceOf(guide, design)}</Text>
      <Primary />
      <Description of="story" />
      {preparedMeta.component && Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <ScrollContainer role="region" aria-label="Props" tabIndex={0}>
            <Controls />
          </ScrollContainer>
        </>
      )}
      <Text>{detailsOf(guide)}</Text>
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}
