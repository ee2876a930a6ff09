import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { color, media, radius, space } from '@efie/ui';

/** When to take a component, and what to take instead; every meta in Primitives, Fields and Cards carries one. */
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

const Side = styled.div`
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

/** The table of props is wider than a phone: it scrolls in its own box, by keyboard too. */
const Frame = styled.div`
  overflow-x: auto;
`;

function GuideBlock({ use, avoid }: Guide) {
  return (
    <Advice className="sb-unstyled">
      <Side>
        <dt>When to use</dt>
        <dd>{use}</dd>
      </Side>
      <Side>
        <dt>When not</dt>
        <dd>{avoid}</dd>
      </Side>
    </Advice>
  );
}

/**
 * The page of a component (`parameters.docs.page`): what it is from its docstring, when to use it and when not from
 * `parameters.guide`, its first story, its props, and then every state in the order a person meets them.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = readGuide(preparedMeta.parameters['guide']);
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <GuideBlock {...guide} />}
      <Primary />
      <Description of="story" />
      {preparedMeta.component && Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <Frame role="region" aria-label="Props" tabIndex={0}>
            <Controls />
          </Frame>
        </>
      )}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}
