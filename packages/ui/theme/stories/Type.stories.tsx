import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { designs } from '../../../../testing/designs';
import source from '../efie.tokens.json';
import * as tokens from '../tokens';
import { pxOf, type WrittenLength } from './lengths';
import { Note, ExampleSheet } from './storyLayout';

const meta = { title: 'Theme/Type', parameters: { design: designs('type') } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type StyleName = Exclude<keyof typeof tokens.type, 'figures'>;

interface TextSize {
  fontFamily: string;
  fontSize: WrittenLength;
  fontWeight: number;
  lineHeight: number;
}

interface TextStyle {
  $value: TextSize;
  $description?: string;
  $extensions?: { mode?: { wide: TextSize }; 'gh.efie'?: { tracking?: number; css?: object } };
}

const { $type: _type, $description: _use, ...styles } = source.type;
const { $type: _componentType, $description: _componentUse, ...ofComponents } = source['component-type'];
const textStyles: Readonly<Record<string, TextStyle>> = styles;
const componentStyles: Readonly<Record<string, TextStyle>> = ofComponents;

/** The style of a typed name in the token file: 'panelTitle' -> 'panel-title' */
function styleOf(written: Readonly<Record<string, TextStyle>>, name: string): TextStyle {
  const style = written[name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  if (!style) throw new Error(`There is no text style ${name}`);
  return style;
}

const names = Object.keys(tokens.type).filter((name): name is StyleName => name !== 'figures');

function sizeOf({ fontSize, lineHeight }: TextSize): string {
  const size = pxOf(fontSize);
  return `${size}/${Math.round(size * lineHeight)}`;
}

/** '44/48, phones 32/36 · 560 · -0.024em · EB Garamond' */
function describeStyle({ $value, $extensions = {} }: TextStyle): string {
  const { mode, 'gh.efie': { tracking } = {} } = $extensions;
  return [
    mode ? `${sizeOf(mode.wide)}, phones ${sizeOf($value)}` : sizeOf($value),
    $value.fontWeight,
    tracking && `${tracking}em`,
    $value.fontFamily === '{font.display}' ? 'EB Garamond' : 'Source Sans 3',
  ]
    .filter(Boolean)
    .join(' · ');
}

const Line = styled.p<{ $css: string }>`
  ${({ $css }) => $css}
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};
  & li {
    padding-block-end: ${tokens.space[4]};
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

/** Every text style in its font, size and weight, with the cedi sign and the letters of Twi. */
export const Styles: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <List>
        {names.map((name) => (
          <li key={name}>
            <Note>
              <code>{name}</code> {describeStyle(styleOf(textStyles, name))}
            </Note>
            <Line $css={tokens.type[name]}>
              {name === 'code' ? 'K7Q2M9' : 'GH₵ 1,111,888 · Efie yɛ fɛ · Ɛ ɛ Ɔ ɔ'}
            </Line>
          </li>
        ))}
      </List>
    </ExampleSheet>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => ({ family: family.replaceAll(/["']/g, ''), unicodeRange }));
    for (const family of ['Efie Sans', 'Efie Serif']) {
      const ranges = loaded.filter((face) => face.family === family).map(({ unicodeRange }) => unicodeRange);
      await expect(ranges.filter((range) => range.startsWith('U+20-7E'))).toHaveLength(1);
      await expect(ranges.filter((range) => range.includes('U+20B5'))).toHaveLength(1);
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};

/** Text styles that single components have, and what for. */
export const ComponentStyles: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <List>
        {(Object.keys(tokens.componentType) as (keyof typeof tokens.componentType)[]).map((name) => (
          <li key={name}>
            <Note>
              <code>{name}</code> {describeStyle(styleOf(componentStyles, name))}
            </Note>
            <Line $css={tokens.componentType[name]}>{styleOf(componentStyles, name).$description}</Line>
          </li>
        ))}
      </List>
    </ExampleSheet>
  ),
};

const Figures = styled.table`
  justify-self: start;
  ${tokens.type.figures}
  ${tokens.type.price}
  & td {
    padding: ${tokens.space[1]} ${tokens.space[4]} ${tokens.space[1]} 0;
    text-align: end;
  }
`;

/** Prices, counts, dates and tables have tabular figures: all digits are equally wide. */
export const TabularFigures: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ExampleSheet>
      <Figures>
        <tbody>
          {['GH₵ 1,111', 'GH₵ 8,888', 'GH₵ 2,700'].map((price) => (
            <tr key={price}>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </ExampleSheet>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('cell').map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().width * 10);
    });
    await expect(new Set(widths).size).toBe(1);
  },
};
