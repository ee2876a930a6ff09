import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import * as tokens from '../tokens';
import { ExampleSheet } from './storyLayout';

const meta = { title: 'Theme/Focus', tags: ['visual'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Panel = styled.div`
  padding: ${tokens.space[6]};
  border-radius: ${tokens.radius.card};
  & button {
    min-block-size: 44px;
    padding-inline: ${tokens.space[4]};
    border: 1px solid;
    border-radius: ${tokens.radius.control};
  }
`;

/** The focus ring on paper, on forest and on a photo; move through them with Tab. */
export const Rings: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Panel>
        <button type="button">On paper</button>
      </Panel>
      <Panel data-ground="brand" style={{ background: tokens.color.brand, color: tokens.color.onBrand }}>
        <button type="button">On forest</button>
      </Panel>
      <Panel
        data-ground="picture"
        style={{ background: tokens.color.featured, color: tokens.color.onFeatured }}
      >
        <button type="button">Over a picture</button>
      </Panel>
    </ExampleSheet>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    }
  },
};
