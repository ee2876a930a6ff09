import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { designs } from '../../../../testing/designs';
import source from '../efie.tokens.json';
import * as tokens from '../tokens';
import { pxOf } from './lengths';
import { Grid, ThemePanel, NamedRows, Note, ThemePair, ExampleSheet } from './storyLayout';

const meta = {
  title: 'Theme/Shape and space',
  parameters: { design: designs('radius-and-corner') },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Bar = styled.span`
  display: block;
  block-size: 0.75rem;
  max-inline-size: 100%;
  background: ${tokens.color.primary};
  forced-color-adjust: none;
`;

/** In px; spaces that change with the width come last. */
const inPx = (value: string) => (value.startsWith('var(') ? Infinity : Number.parseFloat(value) * 16);

/** A length that refers to a step of the scale: '{space.5}'. */
interface ResponsiveLength {
  $value: string;
  $extensions: { mode: { wide: string } };
}

const describeSize = (name: string, value: string): string => {
  const responsiveSizes: Record<string, ResponsiveLength> = {
    section: source.space.section,
    gutter: source.space.gutter,
    gridGap: source.space['grid-gap'],
  };
  const size = responsiveSizes[name];
  if (!size) return `${inPx(value)} px`;
  return `${pxOf(size.$value)} px, from ${tokens.breakpoint.md} px ${pxOf(size.$extensions.mode.wide)} px`;
};

/** Steps of 4 px; section, gutter and grid gap grow at 641 px. */
export const Space: Story = {
  name: 'Spacing',
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <NamedRows
        title="Space"
        rows={Object.entries(tokens.space)
          .toSorted(([, first], [, second]) => Math.sign(inPx(first) - inPx(second)) || 0)
          .map(([name, value]) => ({
            name: `space.${name}, ${describeSize(name, value)}`,
            value: <Bar style={{ inlineSize: value }} />,
          }))}
      />
    </ExampleSheet>
  ),
};

const Box = styled.div`
  block-size: 7.5rem;
  margin-block-end: ${tokens.space[2]};
  border: 1px solid ${tokens.color.borderControl};
  background: ${tokens.color.primarySoft};
`;

/** Corners of controls, cards, dialogs and sheets. */
export const Radii: Story = {
  name: 'Corner radius',
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={9}>
        {Object.entries(tokens.radius)
          .filter(([name]) => !name.startsWith('gate'))
          .map(([name, value]) => (
            <li key={name}>
              <Box style={{ borderRadius: value }} />
              <code>{name}</code>
              <Note>{value}</Note>
            </li>
          ))}
      </Grid>
    </ExampleSheet>
  ),
};

const { $description: _gateUse, ...gates } = source.radius.gate;

/** The gate corner: one large corner at the top right; at most one large element per screen has it. */
export const GateCorner: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={14}>
        {Object.entries(gates).map(([gate, { small, large }]) => {
          const name = `gate${gate.charAt(0).toUpperCase()}${gate.slice(1)}`;
          const corners = `${small.$value.value}px ${large.$value.value}px ${small.$value.value}px ${small.$value.value}px`;
          return (
            <li key={name}>
              <Box
                style={{
                  borderRadius: corners,
                  ...(gate === 'icon' ? { inlineSize: 56, blockSize: 56 } : { blockSize: 200 }),
                }}
              />
              <code>{name}</code>
              <Note>{corners}</Note>
            </li>
          );
        })}
      </Grid>
    </ExampleSheet>
  ),
};

const Raised = styled.div`
  block-size: 6rem;
  margin: ${tokens.space[4]} ${tokens.space[2]} ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;

/** Three shadows. In the dark theme a lighter background and a border convey elevation; the shadow only supports them. */
export const Shadows: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={18}>
        {Object.entries(tokens.shadow).map(([name, value]) => (
          <li key={name}>
            <code>{name}</code>{' '}
            <Note as="span">{source.shadow[name as keyof typeof tokens.shadow].$description}</Note>
            <ThemePair>
              {(['light', 'dark'] as const).map((theme) => (
                <ThemePanel key={theme} data-theme={theme}>
                  <Raised style={{ boxShadow: value }} />
                  {theme}
                </ThemePanel>
              ))}
            </ThemePair>
          </li>
        ))}
      </Grid>
    </ExampleSheet>
  ),
};

const { $type: _ratioType, $description: _ratioUse, ...ratios } = source.ratio;

/** Breakpoints, fixed widths of page parts, heights of controls, aspect ratios of images. */
export const Layout: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <NamedRows
        title="Breakpoints"
        rows={Object.entries(tokens.breakpoint).map(([name, value]) => ({
          name: `media.${name}`,
          value: `from ${value} px`,
        }))}
      />
      <NamedRows
        title="Widths of page parts"
        rows={Object.entries(tokens.container).map(([name, value]) => ({
          name: `container.${name}`,
          value: <>{value}</>,
        }))}
      />
      <NamedRows
        title="Heights of controls"
        rows={Object.entries(tokens.size).map(([name, value]) => ({ name: `size.${name}`, value }))}
      />
      <NamedRows
        title="Aspect ratios of images"
        rows={Object.entries(ratios).map(([name, { $description }]) => ({ name, value: $description }))}
      />
    </ExampleSheet>
  ),
};

/** Stacking order, lowest first. */
export const Layers: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <NamedRows
        title="Layers"
        rows={Object.entries(tokens.z).map(([name, value]) => ({ name: `z.${name}`, value: String(value) }))}
      />
    </ExampleSheet>
  ),
};
