import { BRAND } from '@efie/domain/brand';
import { formatDate } from '@efie/domain/dates';
import { color, componentType, Container, Heading, Link, media, space, Text, type } from '@efie/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageTitle } from '../../routing/title';

const Page = styled(Container)`
  padding-block: ${space[10]} ${space.section};
  overflow-wrap: anywhere;
  ${media.md} {
    padding-block-start: ${space[16]};
  }
`;

/** The text, and on wide viewports the contents beside it, which stay in view. */
const Columns = styled.div`
  display: grid;
  gap: ${space[10]};
  ${media.lg} {
    grid-template-columns: minmax(0, max-content) 16rem;
    justify-content: start;
    gap: ${space[16]};
  }
`;

const Contents = styled.nav`
  display: none;
  ${media.lg} {
    display: grid;
    gap: ${space[3]};
    position: sticky;
    inset-block-start: ${space[10]};
    align-self: start;
    padding-inline-start: ${space[6]};
    border-inline-start: 1px solid ${color.border};
  }
  ${media.print} {
    display: none;
  }
  & > ul {
    display: grid;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
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

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The layout of a legal screen: title, summary, then sections in one column, with links to them on wide viewports. */
export function LegalLayout({ title, changedAt, summary, sections }: LegalLayoutProps) {
  const contentsId = useId();
  return (
    <Page>
      <title>{pageTitle(title)}</title>
      <Columns>
        <Column>
          <Intro>
            <Heading level={1} tabIndex={-1} data-page-heading>
              {title}
            </Heading>
            <Text variant="small" tone="hint">
              {`Last changed ${formatDate(changedAt)}`}
            </Text>
            <Text variant="lead" tone="secondary">
              {summary}
            </Text>
          </Intro>
          {sections.map((part) => (
            <LegalSection key={part.title} id={anchorOf(part.title)}>
              <Heading level={2}>{part.title}</Heading>
              {part.content}
            </LegalSection>
          ))}
        </Column>
        <Contents aria-labelledby={contentsId}>
          <Text variant="small" tone="hint" id={contentsId}>
            On this page
          </Text>
          <ul>
            {sections.map((part) => (
              <li key={part.title}>
                <Link href={`#${anchorOf(part.title)}`}>{part.title}</Link>
              </li>
            ))}
          </ul>
        </Contents>
      </Columns>
    </Page>
  );
}

/** A mail link to the configured contact address. */
export function ContactEmail() {
  return <Link href={`mailto:${BRAND.email}`}>{BRAND.email}</Link>;
}
