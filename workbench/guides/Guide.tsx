import { Markdown } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { color, space } from '@efie/ui';
import { Fragment, type ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';

/** The Storybook pages of the guides, by file name. */
const PAGES: Readonly<Record<string, string>> = {
  'designers.md': 'Start/For designers',
  'developers.md': 'Start/For developers',
  'qa.md': 'Start/For QA',
  'mock-backend.md': 'Start/Mock backend',
  'commands.md': 'Start/Commands',
  'real-backend.md': 'Start/Real backend',
};

const pageHref = (title: string): string => `?path=/docs/${toId(title, 'docs')}`;

/** The path in the repository: 'docs/architecture.md' for '../architecture.md'. */
const fromRoot = (href: string): string => new URL(href, 'file:///docs/guides/').pathname.slice(1);

/** Links to headings, other guides and other sites; other files of the repository are shown as plain text. */
function GuideLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  const [file = '', heading] = href.split('#');
  const title = PAGES[file];
  if (file === '')
    return (
      <a href={href} target="_self">
        {children}
      </a>
    );
  if (title === undefined && !href.startsWith('http'))
    return (
      <>
        {children} (<code>{fromRoot(href)}</code>)
      </>
    );
  const to = title === undefined ? href : `${pageHref(title)}${heading === undefined ? '' : `#${heading}`}`;
  return (
    <a href={to} target="_top">
      {children}
    </a>
  );
}

/** The name of a Storybook page in a guide, such as `_Start / Catalogue_`, as a link to that page. */
function PageName({ children }: ComponentPropsWithoutRef<'em'>) {
  const name = Array.isArray(children) ? children.join('') : String(children);
  if (!/^(?:Start|Theme) \/ /.test(name)) return <em>{children}</em>;
  return (
    <a href={pageHref(name.replace(' / ', '/'))} target="_top">
      {name}
    </a>
  );
}

/** Scroll container of wide tables and code. */
const Frame = styled.div`
  overflow-x: auto;
  margin-block-end: ${space[4]};
  & :is(th, td) {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
`;

function FramedTable({ children }: ComponentPropsWithoutRef<'table'>) {
  return (
    <Frame role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </Frame>
  );
}

function FramedCode({ children }: ComponentPropsWithoutRef<'pre'>) {
  return (
    <Frame role="group" aria-label="Code" tabIndex={0}>
      <pre>{children}</pre>
    </Frame>
  );
}

const options = {
  wrapper: Fragment,
  overrides: {
    a: { component: GuideLink },
    em: { component: PageName },
    table: { component: FramedTable },
    pre: { component: FramedCode },
  },
};

/** Shows a guide from docs/guides as a Storybook page. */
export function Guide({ text }: { text: string }) {
  return <Markdown options={options}>{text}</Markdown>;
}
