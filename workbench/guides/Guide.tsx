import { Markdown } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { color, space } from '@efie/ui';
import { Fragment, type ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';

/** The guides that stand here too, by their files. */
const PAGES: Readonly<Record<string, string>> = {
  'designers.md': 'Start/For designers',
  'developers.md': 'Start/For developers',
  'qa.md': 'Start/For QA',
  'real-backend.md': 'Start/Real backend',
};

const pageHref = (title: string): string => `?path=/docs/${toId(title, 'docs')}`;

/** '../architecture.md' as it stands from the root: 'docs/architecture.md'. */
const fromRoot = (href: string): string => new URL(href, 'file:///docs/guides/').pathname.slice(1);

/** A link to another guide leads to its page; one to a file of the repository names it. */
function GuideLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  const title = PAGES[href];
  if (title === undefined && !href.startsWith('http')) return <code>{fromRoot(href)}</code>;
  return (
    <a href={title === undefined ? href : pageHref(title)} target="_top">
      {children}
    </a>
  );
}

/** A page of this Storybook as the guides name it, `_Start / Catalogue_`, leads there. */
function PageName({ children }: ComponentPropsWithoutRef<'em'>) {
  const words = Array.isArray(children) ? children.join('') : String(children);
  if (!/^(?:Start|Theme) \/ /.test(words)) return <em>{children}</em>;
  return (
    <a href={pageHref(words.replace(' / ', '/'))} target="_top">
      {words}
    </a>
  );
}

/** What is wider than a phone scrolls in its own box, by keyboard too. */
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

/** A guide of docs/guides as a page of words: one text for the repository and for Storybook. */
export function Guide({ text }: { text: string }) {
  return <Markdown options={options}>{text}</Markdown>;
}
