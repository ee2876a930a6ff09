import { color, container, radius, space, type } from '@efie/ui/theme';
import { Logo } from '@efie/ui/primitives/Logo';
import { styled } from 'styled-components';
import type { ParsedStory } from '../stories/parseStories';
import { MODE_LINKS, storyHref } from '../visual/modeLinks';
import type { ChangedScreenshot } from './changedScreenshots';

const Column = styled.div`
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding: ${space[8]} ${space.gutter} ${space[16]};
  & a {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & h1 {
    margin-block: ${space[8]} ${space[3]};
    ${type.h1}
  }
  & > main > p {
    color: ${color.text2};
    ${type.lead}
  }
  & h2 {
    margin-block: ${space[12]} ${space[4]};
    overflow-wrap: anywhere;
    ${type.h3}
  }
  & h3 {
    margin-block: ${space[5]} ${space[2]};
    ${type.label}
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: start;
  & figcaption {
    margin-block-end: ${space[1]};
    color: ${color.text2};
    ${type.small}
  }
  & img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.xs};
  }
`;

/** Both images on top of each other: equal pixels are white, different ones dark. */
const Difference = styled.div`
  position: relative;
  isolation: isolate;
  filter: grayscale(1) brightness(6) invert(1);
  & img {
    border-color: transparent;
  }
  & img + img {
    position: absolute;
    inset: 0;
    mix-blend-mode: difference;
  }
`;

export interface ChangesPageProps {
  /** The commit that the screenshots are compared with; null if the repository does not have it. */
  since: string | null;
  changes: readonly ChangedScreenshot[];
  /** By ID; a story of a removed screenshot may not exist any more. */
  stories: ReadonlyMap<string, Pick<ParsedStory, 'title' | 'name'>>;
}

interface ScreenshotProps {
  src: string;
  alt: string;
}

/** A screenshot, which links to its full size. */
const Screenshot = ({ src, alt }: ScreenshotProps) => (
  <a href={src}>
    <img src={src} alt={alt} loading="lazy" />
  </a>
);

function ChangeRow({ change, of }: { change: ChangedScreenshot; of: string }) {
  const before = `./before/${change.name}.png`;
  const after = `../storybook/baselines/${change.name}.png`;
  return (
    <Row>
      {change.status !== 'added' && (
        <figure>
          <figcaption>Before</figcaption>
          <Screenshot src={before} alt={`${of}, before`} />
        </figure>
      )}
      {change.status !== 'removed' && (
        <figure>
          <figcaption>After</figcaption>
          <Screenshot src={after} alt={`${of}, after`} />
        </figure>
      )}
      {change.status === 'changed' && (
        <figure>
          <figcaption>Difference</figcaption>
          <Difference role="img" aria-label={`${of}, difference`}>
            <img src={before} alt="" loading="lazy" />
            <img src={after} alt="" loading="lazy" />
          </Difference>
        </figure>
      )}
    </Row>
  );
}

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 'phone light' for 'phone-light' */
const modeName = (folder: string): string =>
  MODE_LINKS.find((mode) => mode.folder === folder)?.name ?? folder;

/** The page of the screenshots that changed since a commit, by story. */
export function ChangesPage({ since, changes, stories }: ChangesPageProps) {
  const storyOf = ({ name }: ChangedScreenshot) => name.slice(name.indexOf('/') + 1);
  const ids = [...new Set(changes.map(storyOf))].toSorted((one, other) => one.localeCompare(other, 'en'));
  return (
    <Column>
      <header>
        <a href="../" aria-label="Efie, all parts of the site">
          <Logo />
        </a>
      </header>
      <main>
        <h1>What changed</h1>
        {since === null ? (
          <p>There is no earlier commit to compare with.</p>
        ) : (
          <p>
            {changes.length === 0
              ? 'No screenshots changed'
              : `${countText(changes.length, 'screenshot')} of ${ids.length === 1 ? '1 story' : `${ids.length} stories`} changed`}{' '}
            since commit <code>{since}</code>.
          </p>
        )}
        {ids.map((id) => {
          const story = stories.get(id);
          const title = story ? `${story.title}: ${story.name}` : id;
          return (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {story ? <a href={storyHref(id).replace('./', '../storybook/')}>{title}</a> : title}
              </h2>
              {changes
                .filter((change) => storyOf(change) === id)
                .map((change) => {
                  const mode = modeName(change.name.slice(0, change.name.indexOf('/')));
                  return (
                    <div key={change.name}>
                      <h3>
                        {mode}
                        {change.status !== 'changed' && `, ${change.status}`}
                      </h3>
                      <ChangeRow change={change} of={`${title}, ${mode}`} />
                    </div>
                  );
                })}
            </section>
          );
        })}
      </main>
    </Column>
  );
}
