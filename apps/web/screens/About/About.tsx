import { BRAND } from '@efie/domain/brand';
import { Container, Heading, Section, ValueCard, type ValueCardProps } from '@efie/ui';
import { BadgeCheck, Eye, Map, Users } from 'lucide-react';
import { pageTitle } from '../../routing/title';
import {
  Band,
  Figure,
  Figures,
  Lead,
  Mission,
  MissionText,
  Intro,
  Illustration,
  FiguresContainer,
  Sunken,
  Title,
  Values,
} from './About.styles';

/** Copied verbatim from the specification (ruling 13). */
const FIGURES = [
  { figure: '500+', of: 'properties' },
  { figure: '100+', of: 'agents' },
  { figure: '10', of: 'regions' },
  { figure: '1000+', of: 'tenants' },
] as const;

/** Only claims that the product supports; see docs/design/corrections.md, About. */
const VALUES: readonly Pick<ValueCardProps, 'icon' | 'title' | 'children'>[] = [
  {
    icon: BadgeCheck,
    title: 'Trust',
    children: 'Look for the Verified Agent mark beside a name.',
  },
  { icon: Eye, title: 'Openness', children: 'The price on the page is the price the agent asks.' },
  { icon: Users, title: 'People first', children: 'You speak to a person, by call or WhatsApp.' },
  { icon: Map, title: 'Everywhere', children: 'From Axim to Bawku, search by region and district.' },
];

export function AboutScreen() {
  return (
    <>
      <title>{pageTitle('About')}</title>
      <Intro>
        <div>
          <Title level={1} tabIndex={-1} data-page-heading>
            A fair way to find a home.
          </Title>
          <Lead>
            {BRAND.name} means home in Twi. We put people who need a place in direct contact with agents
            across Ghana, and we stay out of the way.
          </Lead>
        </div>
        <Illustration src={`${import.meta.env.BASE_URL}veranda.svg`} alt="" width={800} height={600} />
      </Intro>
      <Band data-ground="brand" aria-label={`${BRAND.name} in figures`}>
        <FiguresContainer>
          <Figures role="list">
            {FIGURES.map(({ figure, of }) => (
              <Figure key={of}>
                <strong>
                  <bdi dir="ltr">{figure}</bdi>
                </strong>{' '}
                <span>{of}</span>
              </Figure>
            ))}
          </Figures>
        </FiguresContainer>
      </Band>
      <Section aria-labelledby="our-mission">
        <Mission>
          <Heading level={2} id="our-mission">
            Our mission
          </Heading>
          <MissionText>
            To make renting or buying in Ghana as plain as knocking on a door: see the place, know the price,
            speak to the person who holds the key.
          </MissionText>
        </Mission>
      </Section>
      <Sunken aria-labelledby="what-we-hold-to">
        <Container>
          <Heading level={2} id="what-we-hold-to">
            What we stand for
          </Heading>
          <Values role="list">
            {VALUES.map((value) => (
              <li key={value.title}>
                <ValueCard {...value} />
              </li>
            ))}
          </Values>
        </Container>
      </Sunken>
    </>
  );
}
