import { BRAND, formatDate } from '@efie/domain';
import { color, componentType, Container, Heading, Link, media, space, Text, type } from '@efie/ui';
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

/** One column about 62 characters wide, with 40 px between the sections. */
const Column = styled.article`
  display: grid;
  gap: ${space[10]};
  ${type.bodyLong}
  color: ${color.text2};
`;

const Intro = styled.header`
  display: grid;
  gap: ${space[3]};
`;

const LegalSection = styled.section`
  display: grid;
  gap: ${space[3]};
  & > h2 {
    ${componentType.legalHeading}
  }
  & ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[5.5]};
    list-style: disc;
  }
`;

export interface LegalLayoutProps {
  /** The h1 and the document title. */
  title: string;
  /** The date of the last change, in ms since 1970. */
  changedAt: number;
  /** One or two sentences. */
  summary: ReactNode;
  /** The sections; each content is paragraphs and lists. */
  sections: readonly { title: string; content: ReactNode }[];
}

/** The layout of a legal screen: title, summary, then sections in one column. */
export function LegalLayout({ title, changedAt, summary, sections }: LegalLayoutProps) {
  return (
    <Page>
      <title>{pageTitle(title)}</title>
      <Column>
        <Intro>
          <Heading level={1} tabIndex={-1} data-page-heading>
            {title}
          </Heading>
          <Text variant="small" tone="hint">
            Last changed {formatDate(changedAt)}
          </Text>
          <Text variant="lead" tone="secondary">
            {summary}
          </Text>
        </Intro>
        {sections.map((part) => (
          <LegalSection key={part.title}>
            <Heading level={2}>{part.title}</Heading>
            {part.content}
          </LegalSection>
        ))}
      </Column>
    </Page>
  );
}

/** A mail link to the configured contact address. */
export function ContactEmail() {
  return <Link href={`mailto:${BRAND.email}`}>{BRAND.email}</Link>;
}
