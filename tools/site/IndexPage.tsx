import { color, container, media, radius, space, type } from '@efie/ui/theme';
import { Logo } from '@efie/ui/primitives/Logo';
import { styled } from 'styled-components';

const Street = styled.picture`
  display: block;
  overflow: hidden;
  background: ${color.sunken};
  & img {
    display: block;
    inline-size: 100%;
    block-size: clamp(8rem, 22vw, 18rem);
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

const Column = styled.div`
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding: ${space[8]} ${space.gutter} ${space[16]};
  & h1 {
    margin-block: ${space[8]} ${space[3]};
    ${type.h1}
  }
  & > main > p {
    max-inline-size: 62ch;
    color: ${color.text2};
    ${type.lead}
  }
  & footer {
    margin-block-start: ${space[10]};
    color: ${color.text3};
    ${type.small}
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space.gridGap};
  margin-block-start: ${space[8]};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The link of the title covers the card. */
const Card = styled.li`
  position: relative;
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  & h2 {
    ${type.h3}
  }
  & a {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:hover {
    border-color: ${color.borderControl};
  }
  & p {
    margin-block-start: ${space[2]};
    color: ${color.text2};
    ${type.body}
  }
`;

export interface IndexPageProps {
  /** How many screenshots changed. */
  changed: number;
  /** The commit of the site; null without git. */
  commit: string | null;
}

const changesText = (changed: number): string =>
  changed === 0
    ? 'No screenshot changed with the last change.'
    : `${changed === 1 ? '1 screenshot' : `${changed} screenshots`} changed: before, after and difference.`;

/** The first page of the site, with a link to each part. */
export function IndexPage({ changed, commit }: IndexPageProps) {
  const parts = [
    {
      href: './storybook/',
      name: 'Storybook',
      text: 'Every component and screen in every state, with guides for designers, developers and QA.',
    },
    {
      href: './demo/',
      name: 'Demo app',
      text: 'The whole app. A mock backend runs in your browser: demo accounts, simulated faults, no data sent anywhere.',
    },
    {
      href: './api/',
      name: 'API reference',
      text: 'The operations between app and backend, with their fields, responses, errors and examples.',
    },
    { href: './changes/', name: 'What changed', text: changesText(changed) },
  ];
  return (
    <>
      <Street>
        <source media="(prefers-color-scheme: dark)" srcSet="./storybook/street-night.svg" />
        <img src="./storybook/street-noon.svg" alt="" width={1600} height={560} />
      </Street>
      <Column>
        <header>
          <Logo />
        </header>
        <main>
          <h1>The Efie workbench</h1>
          <p>
            Efie is a marketplace for renting and buying homes in Ghana. These are its components and screens,
            the running app, and the contract with its backend.
          </p>
          <Cards role="list">
            {parts.map(({ href, name, text }) => (
              <Card key={href}>
                <h2>
                  <a href={href}>{name}</a>
                </h2>
                <p>{text}</p>
              </Card>
            ))}
          </Cards>
        </main>
        {commit !== null && (
          <footer>
            Built from commit <code>{commit}</code>.
          </footer>
        )}
      </Column>
    </>
  );
}
