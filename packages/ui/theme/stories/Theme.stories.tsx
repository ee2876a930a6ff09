import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as tokens from '../tokens';

const meta = { title: 'Theme/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const page = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 24 } as const;
const grid = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
} as const;
const chip = { blockSize: 56, border: '1px solid var(--color-border-control)', borderRadius: 8 } as const;

/** Every colour role, in the theme of the toolbar. */
export const Colour: Story = {
  render: () => (
    <div style={page}>
      <h1 style={{ font: 'var(--type-h1)' }}>Colour roles</h1>
      <div style={grid}>
        {Object.entries(tokens.color)
          .filter(([name]) => name !== 'heroSky')
          .map(([name, value]) => (
            <div key={name}>
              <div style={{ ...chip, background: value }} />
              <code style={{ font: 'var(--type-caption)' }}>{name}</code>
            </div>
          ))}
      </div>
    </div>
  ),
};

/** Every text style; the cedi sign and the Twi letters come from the brand fonts. */
export const Type: Story = {
  render: () => (
    <div style={page}>
      <h1 style={{ font: 'var(--type-h1)' }}>Type</h1>
      {Object.keys(tokens.type)
        .filter((name) => name !== 'figures')
        .map((name) => (
          <p
            key={name}
            style={{ font: `var(--type-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})` }}
          >
            {name} · GH₵ 1,111,888 · Efie yɛ fɛ · Ɛ ɛ Ɔ ɔ ₵
          </p>
        ))}
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    for (const family of [
      'Source Sans 3 Variable',
      'EB Garamond Variable',
      'Efie Sans GH',
      'Efie Serif GH',
    ]) {
      await expect(loaded.map((name) => name.replaceAll(/["']/g, ''))).toContain(family);
    }
  },
};

/** Spaces, corners and shadows. */
export const Shape: Story = {
  render: () => (
    <div style={page}>
      <h1 style={{ font: 'var(--type-h1)' }}>Space, corners, shadows</h1>
      {Object.entries(tokens.space).map(([name, value]) => (
        <div key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <code style={{ inlineSize: 80 }}>{name}</code>
          <div style={{ inlineSize: value, blockSize: 12, background: 'var(--color-primary)' }} />
        </div>
      ))}
      <div style={grid}>
        {Object.entries(tokens.radius).map(([name, value]) => (
          <div key={name}>
            <div style={{ ...chip, blockSize: 120, borderRadius: value }} />
            <code>{name}</code>
          </div>
        ))}
        {Object.entries(tokens.shadow).map(([name, value]) => (
          <div key={name}>
            <div
              style={{
                blockSize: 120,
                borderRadius: 16,
                background: 'var(--color-surface)',
                boxShadow: value,
              }}
            />
            <code>{name}</code>
          </div>
        ))}
      </div>
    </div>
  ),
};

/** The focus ring on paper, on forest and over a picture. */
export const Focus: Story = {
  render: () => (
    <div style={page}>
      <button type="button" style={{ padding: 12 }}>
        On paper
      </button>
      <div
        data-ground="brand"
        style={{ padding: 24, background: 'var(--color-brand)', color: 'var(--color-on-brand)' }}
      >
        <button type="button" style={{ padding: 12 }}>
          On forest
        </button>
      </div>
      <div data-ground="picture" style={{ padding: 24, background: 'var(--color-featured)' }}>
        <button type="button" style={{ padding: 12, color: 'var(--color-on-featured)' }}>
          Over a picture
        </button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    }
  },
};
