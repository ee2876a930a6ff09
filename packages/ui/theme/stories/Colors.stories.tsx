import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { designs } from '../../../../testing/designs';
import { colorRoles, contrastPairs, palettes, type ContrastPair } from './colorRoles';
import { MIN_CONTRAST, contrastRatio, formatRatio } from './contrast';
import source from '../efie.tokens.json';
import { Grid, ThemePanel, Note, ThemePair, ExampleSheet } from './storyLayout';

const meta = { title: 'Theme/Colors', parameters: { design: designs('color') } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const THEMES = ['light', 'dark'] as const;

const Swatch = styled.div`
  block-size: 3.5rem;
  margin-block-end: 0.5rem;
  border: 1px solid var(--color-border-control);
  border-radius: 8px;
`;

/** Every color role in both themes, with its value and the primitive that it refers to. */
export const Roles: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={20}>
        {colorRoles.map(({ name, use, ...values }) => (
          <li key={name}>
            <code>{name}</code>
            <Note>{use}</Note>
            <ThemePair>
              {THEMES.map((theme) => (
                <ThemePanel key={theme} data-theme={theme}>
                  <Swatch style={{ background: `var(--color-${name})` }} />
                  <div>{values[theme].value}</div>
                  <div>{values[theme].ref ?? `own ${theme} value`}</div>
                </ThemePanel>
              ))}
            </ThemePair>
          </li>
        ))}
      </Grid>
    </ExampleSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colorRoles.length);
  },
};

const ContrastPreview = styled.div`
  display: grid;
  place-items: center;
  block-size: 3.5rem;
  margin-block-end: 0.5rem;
  border: 1px solid var(--color-border);
  border-radius: 8px;
  font: var(--type-panel-title);
`;

const OutlineSample = styled.span`
  inline-size: 2rem;
  block-size: 1.5rem;
  border: 2px solid;
  border-radius: 6px;
`;

function ContrastSample({ pair, theme }: { pair: ContrastPair; theme: 'light' | 'dark' }) {
  const colors = {
    color: `var(--color-${pair.foreground})`,
    background: `var(--color-${pair.background})`,
  };
  return (
    <ThemePanel data-theme={theme}>
      <ContrastPreview style={colors}>
        {pair.kind === 'text' ? <span>Aa</span> : <OutlineSample />}
      </ContrastPreview>
      <strong>{formatRatio(pair[theme])}</strong> {pair[theme] >= pair.required ? '✓ passes' : '✗ fails'}
    </ThemePanel>
  );
}

const contrastKinds = [
  { kind: 'text', title: `Text: at least ${MIN_CONTRAST.text}:1` },
  { kind: 'nonText', title: `Outlines, focus rings and icons: at least ${MIN_CONTRAST.nonText}:1` },
] as const;

/** Every allowed pair of a foreground and a background role, with its computed contrast. */
export const Contrast: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      {contrastKinds.map(({ kind, title }) => (
        <section key={kind}>
          <h2>{title}</h2>
          <Grid $minColumnRem={18}>
            {contrastPairs
              .filter((pair) => pair.kind === kind)
              .map((pair) => (
                <li key={`${pair.foreground} ${pair.background}`}>
                  <code>
                    {pair.foreground} on {pair.background}
                  </code>
                  <ThemePair>
                    {THEMES.map((theme) => (
                      <ContrastSample key={theme} pair={pair} theme={theme} />
                    ))}
                  </ThemePair>
                </li>
              ))}
          </Grid>
        </section>
      ))}
    </ExampleSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/✓ passes/)).toHaveLength(contrastPairs.length * 2);
    await expect(canvas.queryByText(/✗ fails/)).not.toBeInTheDocument();
  },
};

const SwatchGrid = styled.ul`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr));
  & li {
    font: var(--type-caption);
  }
`;

/** The primitives that color roles refer to. Components use only roles. */
export const Palettes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      {palettes.map(({ family, steps }) => (
        <section key={family}>
          <h2>{family}</h2>
          <SwatchGrid>
            {steps.map(({ step, value }) => (
              <li key={step}>
                <Swatch style={{ background: value, forcedColorAdjust: 'none' }} />
                <strong>{step}</strong>
                <div>{value}</div>
              </li>
            ))}
          </SwatchGrid>
        </section>
      ))}
    </ExampleSheet>
  ),
};

const Sky = styled.div`
  display: grid;
  gap: 0.5rem;
  place-content: center;
  justify-items: center;
  min-block-size: 16rem;
  padding: 1.5rem;
  border-radius: 16px;
  background: linear-gradient(var(--hero-sky));
  color: var(--hero-text);
  text-align: center;
  forced-color-adjust: none;
`;

const Lightbox = styled.div`
  padding: 1.5rem;
  border-radius: 16px;
  background: var(--lightbox-ground);
  color: var(--lightbox-text);
  forced-color-adjust: none;
`;

/** The lowest contrast between a text color and any stop of the sky gradient. */
function lowestContrastOnSky(theme: 'light' | 'dark', textRole: 'text' | 'lead'): number {
  const valueOf = <Value,>(token: { $value: Value; $extensions: { mode: { dark: Value } } }) =>
    theme === 'light' ? token.$value : token.$extensions.mode.dark;
  const text = valueOf(source.hero[textRole]).hex;
  return Math.min(...valueOf(source.hero.sky).map(({ color }) => contrastRatio(text, color.hex)));
}

/** The sky of the home screen, the only gradient, and the background of the lightbox, each with its lowest contrast. */
export const SkiesAndLightbox: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={20}>
        {THEMES.map((theme) => (
          <li key={theme} data-theme={theme}>
            <Sky>
              <strong>Find the door that’s yours.</strong>
              <span style={{ color: 'var(--hero-lead)' }}>
                {theme}: heading at least {formatRatio(lowestContrastOnSky(theme, 'text'))}, lead at least{' '}
                {formatRatio(lowestContrastOnSky(theme, 'lead'))}
              </span>
            </Sky>
          </li>
        ))}
      </Grid>
      <Lightbox>
        Lightbox, both themes:{' '}
        {formatRatio(contrastRatio(source.lightbox.text.$value.hex, source.lightbox.ground.$value.hex))}
      </Lightbox>
    </ExampleSheet>
  ),
  play: async () => {
    for (const theme of THEMES) {
      await expect(lowestContrastOnSky(theme, 'text')).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
      await expect(lowestContrastOnSky(theme, 'lead')).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    }
  },
};
