import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../primitives/Logo';
import { Heading, Text } from '../primitives/Text';
import { copyStateRules, forceState, type ForcedState } from '../theme/stories/storyStates';
import { color, type } from '../theme/tokens';
import type { Difference, DrawnPlace } from './sheetTypes';

export { expectBoxes, expectColors } from './storySheetChecks';

const Paper = styled.div`
  position: relative;
  margin-inline: auto;
  background: ${color.bg};
`;

const Placed = styled.div`
  position: absolute;
`;

const Title = styled(Placed)`
  inset-block-start: 56px;
  inset-inline-start: 56px;
`;

const Brand = styled(Placed)`
  inset-block-start: 72px;
  inset-inline-end: 56px;
  display: flex;
`;

const Rule = styled(Placed)`
  inset-inline: 56px;
  block-size: 1px;
  background: ${color.border};
`;

const Label = styled(Placed)`
  inset-inline-start: 56px;
  inline-size: 176px;
  ${type.cardTitle}
  font-weight: 650;
`;

const CaptionText = styled.p`
  ${type.caption}
  color: ${color.text3};
  white-space: nowrap;
`;

const AboveContent = styled(Placed)`
  inset-block-end: calc(100% + 9px);
  inset-inline-start: 0;
`;

const Notes = styled.section`
  display: grid;
  gap: 12px;
  margin-inline: auto;
  padding: 40px 56px 64px;
  border-block-start: 1px solid ${color.border};
`;

const NoteList = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;
  ${type.body}
`;

export interface SheetProps {
  title: string;
  /** Size of the design's picture in px. */
  width: number;
  height: number;
  differences: readonly Difference[];
  children: ReactNode;
}

/** A design sheet drawn again with our components: title, mark, sections, and below it what is other than drawn. */
export function Sheet({ title, width, height, differences, children }: SheetProps) {
  useEffect(copyStateRules, []);
  return (
    <>
      <Paper data-sheet="" style={{ inlineSize: width, blockSize: height }}>
        <Title>
          <Heading level={1}>{title}</Heading>
        </Title>
        <Brand data-box="brand">
          <Logo size={32} />
        </Brand>
        <Rule style={{ insetBlockStart: 120 }} />
        {children}
      </Paper>
      <Differences items={differences} width={width} />
    </>
  );
}

export interface SectionProps {
  label: string;
  /** Where the hairline above the section is drawn, in px from the sheet's top. */
  top: number;
  children: ReactNode;
}

/** A hairline, a name in the left column, and what is drawn beside it. */
export function Section({ label, top, children }: SectionProps) {
  return (
    <section aria-label={label}>
      {top > 120 && <Rule style={{ insetBlockStart: top }} />}
      <Label as="h2" style={{ insetBlockStart: top + 35 }}>
        {label}
      </Label>
      {children}
    </section>
  );
}

export interface CaptionProps {
  at: DrawnPlace;
  children: ReactNode;
}

/** Small words of the sheet itself, `at` the start of their 18 px line. */
export function Caption({ at: [x, y], children }: CaptionProps) {
  return (
    <Placed style={{ insetInlineStart: x, insetBlockStart: y }}>
      <CaptionText>{children}</CaptionText>
    </Placed>
  );
}

export interface SpecimenProps {
  /** Where the content begins in the picture; the caption stands 9 px above it. */
  at: DrawnPlace;
  /** Width of the content in px; by default its own. */
  width?: number;
  caption?: string;
  /** Name by which `expectBoxes` and `expectColors` find it. */
  box?: string;
  /** Shows the first control inside as if it were hovered or focused. */
  state?: ForcedState;
  /** Which element takes the state, when not the first control. */
  stateOf?: string;
  children: ReactNode;
}

/** One thing of the sheet in one state. */
export function Specimen({
  at: [x, y],
  width,
  caption,
  box,
  state,
  stateOf = 'button, a, input, select, textarea',
  children,
}: SpecimenProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === undefined) return;
    forceState(content.current?.querySelector(stateOf), state);
  });
  return (
    <Placed style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width ?? 'max-content' }}>
      {caption !== undefined && (
        <AboveContent>
          <CaptionText>{caption}</CaptionText>
        </AboveContent>
      )}
      <div ref={content} data-box={box} style={{ display: 'flow-root' }}>
        {children}
      </div>
    </Placed>
  );
}

/** What remains other than drawn, with its reason, for whoever compares sheet and picture. */
export function Differences({ items, width }: { items: readonly Difference[]; width: number }) {
  return (
    <Notes aria-label="Differences" style={{ inlineSize: width }}>
      <Heading level={2} variant="h3">
        Where ours is other than drawn
      </Heading>
      {items.length === 0 ? (
        <Text>Nowhere.</Text>
      ) : (
        <NoteList>
          {items.map(({ what, why }) => (
            <li key={what}>
              <strong>{what}</strong> {why}
            </li>
          ))}
        </NoteList>
      )}
    </Notes>
  );
}
