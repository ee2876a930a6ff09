import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button';
import source from '../efie.tokens.json';
import * as tokens from '../tokens';
import { NamedRows, ExampleSheet } from './storyLayout';

const meta = { title: 'Theme/Motion', tags: ['visual'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Track = styled.span`
  display: block;
  inline-size: min(100%, 18rem);
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.tint};
  & > span {
    display: block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid ${tokens.color.primary};
    border-radius: 50%;
    background: ${tokens.color.primary};
    margin-inline-start: 0;
    transition-property: margin-inline-start;
  }
  &[data-there='true'] > span {
    margin-inline-start: calc(100% - 1.25rem);
  }
`;

const times = ['fast', 'base', 'sheet'] as const;
const curves = ['standard', 'enter', 'exit'] as const;

function MotionExamples() {
  const [isThere, setThere] = useState(false);
  const dot = (time: string, curve: string) => (
    <Track data-there={isThere}>
      <span style={{ transitionDuration: time, transitionTimingFunction: curve }} />
    </Track>
  );
  return (
    <ExampleSheet>
      <div>
        <Button kind="secondary" aria-pressed={isThere} onClick={() => setThere((previous) => !previous)}>
          Move the Dots
        </Button>
      </div>
      <NamedRows
        title="Durations"
        rows={times.map((name) => ({
          name: `motion.${name}, ${source.time[name].$value.value} ms`,
          value: dot(tokens.motion[name], tokens.motion.standard),
        }))}
      />
      <NamedRows
        title="Curves"
        rows={curves.map((name) => ({
          name: `motion.${name}, cubic-bezier(${source.ease[name].$value.join(', ')})`,
          value: dot(tokens.motion.sheet, tokens.motion[name]),
        }))}
      />
      <NamedRows
        title="What moves"
        rows={Object.entries(source.time.$extensions['gh.efie'].use).map(([name, value]) => ({
          name,
          value,
        }))}
      />
    </ExampleSheet>
  );
}

/** Press the button to see each duration and curve; with reduced motion the dots move at once. */
export const DurationsAndCurves: Story = {
  parameters: { controls: { disable: true } },
  render: () => <MotionExamples />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move the Dots' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
