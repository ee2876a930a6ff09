import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, type } from '../tokens';

/** Layout of examples: padded on its own, aligned with the text on docs pages. */
export const ExampleSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[6]};
  color: ${color.text};
  .sbdocs & {
    padding: ${space[2]} 0;
  }
  & h2 {
    ${type.panelTitle}
    margin-block-end: ${space[3]};
  }
  & code {
    font: var(--type-small);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** As many columns as fit, each at least `$minColumnRem` wide; one on the narrowest screens. */
export const Grid = styled.ul<{ $minColumnRem: number }>`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $minColumnRem }) => $minColumnRem}rem), 1fr));
`;

/** A panel in a given theme, independent of the toolbar; keeps its colors in forced colors mode. */
export const ThemePanel = styled.div`
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.bg};
  color: ${color.text};
  font: var(--type-caption);
  forced-color-adjust: none;
`;

/** Light beside dark; stacked where both do not fit. */
export const ThemePair = styled.div`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  margin-block-start: ${space[2]};
`;

export const Note = styled.p`
  ${type.small}
  padding-block-start: ${space[1]};
  color: ${color.text2};
`;

const Rows = styled.dl`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  padding-block-end: ${space[3]};
  border-block-end: 1px solid ${color.border};
  & dt {
    flex: 0 1 12rem;
    font: 600 0.875rem/1.25rem ${font.text};
    overflow-wrap: anywhere;
  }
  & dd {
    flex: 1 1 12rem;
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface NamedRow {
  name: string;
  value: ReactNode;
}

export function NamedRows({ title, rows }: { title: string; rows: readonly NamedRow[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Rows>
        {rows.map(({ name, value }) => (
          <Row key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
