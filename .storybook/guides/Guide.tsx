import { Markdown } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { Fragment, type ComponentPropsWithoutRef } from 'react';

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

const options = {
  wrapper: Fragment,
  overrides: { a: { component: GuideLink }, em: { component: PageName } },
};

/** A guide of docs/guides as a page of words: one text for the repository and for Storybook. */
export function Guide({ text }: { text: string }) {
  return <Markdown options={options}>{text}</Markdown>;
}
