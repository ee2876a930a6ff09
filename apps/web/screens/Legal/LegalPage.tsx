import { BRAND, formatDate } from '@efie/domain';
import { Container, Heading, Link, media, space, Text, type, color } from '@efie/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageTitle } from '../../routing/title';

const Page = styled(Container)`
  padding-block: ${space[10]} ${space.section};
  overflow-wrap: anywhere;
  ${media.md} {
    padding-block-start: ${space[16]};
  }
`;

/** One column of 62 letters of its own size; parts stand 40 px apart (design.md section 5). */
const Column = styled.article`
  display: grid;
  gap: ${space[10]};
  ${type.bodyLong}
  color: ${color.text2};
`;

const Opening = styled.header`
  display: grid;
  gap: ${space[3]};
`;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  & > h2 {
    font: 560 1.75rem/2.125rem var(--font-display);
  }
  & ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: 1.375rem;
    list-style: disc;
  }
`;

export interface LegalPageProps {
  /** The page's name, and its h1. */
  title: string;
  /** Milliseconds since 1970, of the day the words were last changed. */
  changedAt: number;
  /** What the page comes down to, in a sentence or two. */
  summary: ReactNode;
  /** Parts in reading order; each content is paragraphs and lists. */
  parts: readonly { title: string; content: ReactNode }[];
}

/** A page of legal text: one column, a summary, then its parts (specification section 1; checklist 536 to 539). */
export function LegalPage({ title, changedAt, summary, parts }: LegalPageProps) {
  return (
    <Page>
      <title>{pageTitle(title)}</title>
      <Column>
        <Opening>
          <Heading level={1} tabIndex={-1} data-page-heading>
            {title}
          </Heading>
          <Text variant="small" tone="hint">
            Last changed {formatDate(changedAt)}
          </Text>
          <Text variant="lead" tone="secondary">
            {summary}
          </Text>
        </Opening>
        {parts.map((part) => (
          <Part key={part.title}>
            <Heading level={2}>{part.title}</Heading>
            {part.content}
          </Part>
        ))}
      </Column>
    </Page>
  );
}

/** The configured address, never braces (ruling 11, checklist 539). */
export function ContactAddress() {
  return <Link href={`mailto:${BRAND.email}`}>{BRAND.email}</Link>;
}
