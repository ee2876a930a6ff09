import { DocsContext, Heading, Source } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space } from '@efie/ui/theme';
import { docsIds } from 'virtual:workbench/components';
import type { Guide } from '../../testing/guide';
import { importPathOf } from '../../tools/stories/importPath';
import { useToolbar } from './useToolbar';

const Advice = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin-block: ${space[6]};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const GuideItem = styled.div`
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  & dt {
    font: var(--type-label);
  }
  & dd {
    overflow-wrap: anywhere;
    margin-block-start: ${space[1]};
    margin-inline: 0;
    font: var(--type-body);
    color: ${color.text2};
  }
`;

const Lines = styled.ul`
  max-inline-size: 68ch;
  margin-block: ${space[2]} ${space[6]};
  padding-inline-start: ${space[6]};
  list-style: disc;
  color: ${color.text};
  font: var(--type-body);
  & li {
    margin-block-end: ${space[1]};
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5rem;
    color: ${color.link};
    text-decoration: underline;
  }
`;

const Code = styled.code`
  padding: 0 0.25em;
  border-radius: 4px;
  background: ${color.tint};
  color: ${color.text};
  font-size: 0.875em;
  overflow-wrap: anywhere;
`;

const SourceLine = styled.p`
  margin-block: 0 ${space[6]};
  color: ${color.text2};
  font: var(--type-small);
`;

/** Text with its code in backticks. */
function Prose({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part));
}

const ADVICE = [
  ['use', 'When to use'],
  ['avoid', 'When not to use'],
  ['do', 'Do'],
  ['dont', 'Don’t'],
] as const;

/** When to use the component and when not, with an example of good use and a mistake. */
export function AdviceBlock({ guide }: { guide: Partial<Guide> }) {
  return (
    <Advice className="sb-unstyled">
      {ADVICE.map(([name, title]) => {
        const text = guide[name];
        return text === undefined ? null : (
          <GuideItem key={name}>
            <dt>{title}</dt>
            <dd>
              <Prose>{text}</Prose>
            </dd>
          </GuideItem>
        );
      })}
    </Advice>
  );
}

export interface ImportBlockProps {
  /** What is imported. */
  names: readonly string[];
  /** From the root of the repository: 'packages/ui/primitives/Button'. */
  folder: string;
}

/** The import line of a component, and where its source is. */
export function ImportBlock({ names, folder }: ImportBlockProps) {
  const { theme } = useToolbar(useContext(DocsContext));
  return (
    <>
      <Source
        language="tsx"
        dark={theme === 'dark'}
        code={`import { ${names.join(', ')} } from '${importPathOf(folder)}';`}
      />
      <SourceLine className="sb-unstyled">
        Source: <Code>{folder}</Code>
      </SourceLine>
    </>
  );
}

function ListBlock({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Lines className="sb-unstyled">
        {children.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Lines>
    </>
  );
}

/** Parts, accessibility and related components. */
export function DetailBlocks({ guide }: { guide: Guide }) {
  return (
    <>
      <ListBlock title="Anatomy">
        {guide.anatomy.map((part) => (
          <Prose key={part}>{part}</Prose>
        ))}
      </ListBlock>
      <ListBlock title="Accessibility">
        {guide.accessibility.map((note) => (
          <Prose key={note}>{note}</Prose>
        ))}
      </ListBlock>
      <ListBlock title="Related components">
        {guide.related.map((name) => (
          <a key={name} href={`./?path=/docs/${docsIds[name]}`} target="_top">
            {name}
          </a>
        ))}
      </ListBlock>
    </>
  );
}
