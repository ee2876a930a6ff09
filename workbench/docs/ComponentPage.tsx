import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space } from '@efie/ui/theme';
import { readDesignImages, type DesignImage } from '../../testing/designs';

/** When to use a component, and what to use instead; required in every meta of Primitives, Fields and Cards. */
export interface Guide {
  use: string;
  avoid: string;
}

function readGuide(value: unknown): Guide | null {
  if (typeof value !== 'object' || value === null || !('use' in value) || !('avoid' in value)) return null;
  const { use, avoid } = value;
  return typeof use === 'string' && typeof avoid === 'string' ? { use, avoid } : null;
}

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

/** The props table is wider than a phone, so it scrolls in its own container, which is focusable for keyboard users. */
const ScrollContainer = styled.div`
  overflow-x: auto;
`;

function GuideBlock({ use, avoid }: Guide) {
  return (
    <Advice className="sb-unstyled">
      <GuideItem>
        <dt>When to use</dt>
        <dd>{use}</dd>
      </GuideItem>
      <GuideItem>
        <dt>When not</dt>
        <dd>{avoid}</dd>
      </GuideItem>
    </Advice>
  );
}

/** Links to the images of the design, which Storybook shows beside each story. */
function DesignLinks({ images }: { images: readonly DesignImage[] }) {
  if (images.length === 0) return null;
  return (
    <p>
      Design:{' '}
      {images.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/**
 * Docs page of a component (`parameters.docs.page`): docstring, advice from `parameters.guide`, first story, props and all
 * other stories.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = readGuide(preparedMeta.parameters['guide']);
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <GuideBlock {...guide} />}
      <DesignLinks images={readDesignImages(preparedMeta.parameters['design'])} />
      <Primary />
      <Description of="story" />
      {preparedMeta.component && Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <ScrollContainer role="region" aria-label="Props" tabIndex={0}>
            <Controls />
          </ScrollContainer>
        </>
      )}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}
