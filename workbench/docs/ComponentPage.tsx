import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { readDesignImages, type DesignImage } from '../../testing/designs';
import type { Guide } from '../../testing/guide';
import { AdviceBlock, DetailBlocks, ImportBlock } from './GuideBlocks';

/** The props table is wider than a phone, so it scrolls in its own container, which is focusable for keyboard users. */
const ScrollContainer = styled.div`
  overflow-x: auto;
`;

const isGuide = (value: unknown): value is Partial<Guide> & Pick<Guide, 'use' | 'avoid'> =>
  typeof value === 'object' && value !== null && 'use' in value && 'avoid' in value;

const isWholeGuide = (guide: Partial<Guide>): guide is Guide =>
  Boolean(guide.anatomy && guide.accessibility && guide.related);

/** Folder of a story file, from the root of the repository: './packages/ui/cards/StatCard/StatCard.stories.tsx'. */
const folderOf = (fileName: unknown): string =>
  String(fileName)
    .replace(/^\.\//, '')
    .replace(/\/[^/]+$/, '');

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
 * Docs page of a component (`parameters.docs.page`): docstring, import line, `parameters.guide`, first story, props and
 * all other stories.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide: value, fileName } = preparedMeta.parameters;
  const guide = isGuide(value) ? value : null;
  const details = guide && isWholeGuide(guide) ? guide : null;
  return (
    <>
      <Title />
      <Description of="meta" />
      {details && (
        <ImportBlock
          names={details.exports ?? [preparedMeta.title.split('/').at(-1) ?? '']}
          folder={folderOf(fileName)}
        />
      )}
      {guide && <AdviceBlock guide={guide} />}
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
      {details && <DetailBlocks guide={details} />}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}
