import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Icon } from '../../packages/ui/primitives/Icon';
import { Logo, LogoMark } from '../../packages/ui/primitives/Logo';
import { Motif } from '../../packages/ui/primitives/Motif';
import { color, radius, space, type } from '../../packages/ui/theme/tokens';
import { Grid, Note, ExampleSheet } from '../../packages/ui/theme/stories/storyLayout';
import { designs } from '../../testing/designs';

const meta = { title: 'Theme/Brand', parameters: { design: designs('mark', 'block-motif') } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Plate = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 15rem;
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.bg};
  color: ${color.text};
  &[data-ground='brand'] {
    background: ${color.brand};
  }
`;

const versions = [
  { name: 'Light', theme: 'light', tone: 'theme' },
  { name: 'Dark', theme: 'dark', tone: 'theme' },
  { name: 'On forest, both themes', theme: 'light', tone: 'forest' },
] as const;

/** The three permitted versions: on paper, on the dark background, on forest. */
export const MarkAndWord: Story = {
  tags: ['visual'],
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={14}>
        {versions.map(({ name, theme, tone }) => (
          <li key={name}>
            <Plate data-theme={theme} {...(tone === 'forest' ? { 'data-ground': 'brand' } : {})}>
              <LogoMark size={96} tone={tone} />
              <Logo size={40} tone={tone} />
            </Plate>
            <Note>{name}</Note>
          </li>
        ))}
      </Grid>
    </ExampleSheet>
  ),
};

const ClearSpace = styled.div`
  padding: 44px;
  border: 1px dashed ${color.borderControl};
`;

/** Clear space is one tile on every side; the mark is never smaller than 20 px. */
export const SizeAndClearSpace: Story = {
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={16}>
        <li>
          <Plate>
            <ClearSpace>
              <LogoMark size={96} />
            </ClearSpace>
          </Plate>
          <Note>One tile of space around: 44 px at 96 px</Note>
        </li>
        <li>
          <Plate style={{ display: 'flex', gap: 24, justifyContent: 'center', alignItems: 'center' }}>
            {[20, 24, 32, 48].map((size) => (
              <LogoMark key={size} size={size} />
            ))}
          </Plate>
          <Note>20 px is the minimum; then 24, 32 and 48 px</Note>
        </li>
      </Grid>
    </ExampleSheet>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('svg')].map((mark) =>
      Number(mark.getAttribute('width')),
    );
    await expect(Math.min(...sizes)).toBe(20);
  },
};

const motifs = [
  { set: 'onForest', name: 'On forest: full colour, on forest only', isForest: true },
  { set: 'empty', name: 'Pale: empty states', isForest: false },
  { set: 'placeholder', name: 'Quiet: in the place of a missing picture', isForest: false },
] as const;

const Panel = styled.div`
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.tint};
  forced-color-adjust: none;
  &[data-ground='brand'] {
    border-radius: ${radius.gatePlan};
    background: ${color.brand};
  }
`;

/** Five tiles in three sets, turned in quarter steps; the same seed gives the same tiles on every device. */
export const MotifSets: Story = {
  tags: ['visual'],
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={18}>
        {motifs.map(({ set, name, isForest }) => (
          <li key={set}>
            <Panel {...(isForest ? { 'data-ground': 'brand' } : {})}>
              <Motif seed="efie" columns={7} rows={4} set={set} {...(isForest ? { gate: 1.2 } : {})} />
            </Panel>
            <Note>{name}</Note>
          </li>
        ))}
      </Grid>
    </ExampleSheet>
  ),
};

/** Each seed gives another pattern, so a listing without a photo always has the same one. */
export const MotifBySeed: Story = {
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={12}>
        {['1', '7', '101', 'efie'].map((seed) => (
          <li key={seed}>
            <Panel>
              <Motif seed={seed} columns={6} rows={4} set="empty" />
            </Panel>
            <Note>seed {seed}</Note>
          </li>
        ))}
      </Grid>
    </ExampleSheet>
  ),
};

const rules = [
  {
    title: 'Do',
    icon: Check,
    items: [
      'Keep one primary button in a view.',
      'Let photos carry the color.',
      'Use hairlines before boxes.',
      'Show the cedi sign with a space after it.',
      'Give the gate corner to at most one large element of a screen, and to the 56 px icon tiles.',
    ],
  },
  {
    title: 'Do not',
    icon: X,
    items: [
      'Draw the mark on gold or in other colors.',
      'Put text on a photo without glass, or the motif behind text.',
      'Use gold for text, or clay for errors: red is for errors.',
      'Put the gate corner on buttons, inputs or property cards.',
      'Stack more than two badges on a photo.',
      'Use all capitals, letter-spaced labels, or a gradient other than a sky.',
    ],
  },
];

const Rules = styled.div`
  ${type.body}
  & h2 {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
  & li {
    margin-block-end: ${space[2]};
  }
`;

/** Correct and incorrect uses of the brand. */
export const DoAndDoNot: Story = {
  render: () => (
    <ExampleSheet>
      <Grid as="div" $minColumnRem={18}>
        {rules.map(({ title, icon, items }) => (
          <Rules key={title}>
            <h2>
              <Icon icon={icon} /> {title}
            </h2>
            <ul style={{ paddingInlineStart: '1.25rem' }}>
              {items.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Rules>
        ))}
      </Grid>
    </ExampleSheet>
  ),
};
