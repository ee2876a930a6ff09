import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, type } from '../../theme/tokens';

type TextStyle = Exclude<keyof typeof type, 'figures'>;

/** The styles of running text; a heading takes its style from its level. */
export const RUNNING_TEXT_STYLES = [
  'lead',
  'bodyLong',
  'body',
  'cardTitle',
  'label',
  'small',
  'caption',
  'price',
  'priceLarge',
  'stat',
  'figure',
] as const satisfies readonly TextStyle[];

export const TEXT_TONES = ['text', 'secondary', 'hint', 'danger', 'onBrand', 'onBrand2', 'inherit'] as const;
export type TextTone = (typeof TEXT_TONES)[number];

const tones: Readonly<Record<TextTone, string>> = {
  text: color.text,
  secondary: color.text2,
  hint: color.text3,
  danger: color.danger,
  onBrand: color.onBrand,
  onBrand2: color.onBrand2,
  inherit: 'inherit',
};

interface ElementProps {
  $style: TextStyle;
  $tone: TextTone;
}

const Paragraph = styled.p<ElementProps>`
  ${({ $style }) => type[$style]}
  color: ${({ $tone }) => tones[$tone]};
`;

interface TextStyleProps {
  /** Text style of the design. */
  variant?: TextStyle;
  /** Color; that of body text by default. */
  tone?: TextTone;
}

export interface TextProps extends TextStyleProps, ComponentPropsWithRef<'p'> {
  /** The element; a `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li';
}

/** Running text in one of the design's text styles. */
export function Text({ variant = 'body', tone = 'text', ...rest }: TextProps) {
  return <Paragraph $style={variant} $tone={tone} {...rest} />;
}

const HeadingText = styled.h2<ElementProps>`
  ${({ $style }) => type[$style]}
  color: ${({ $tone }) => tones[$tone]};
`;

const defaultVariants = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'panelTitle' } as const;

export interface HeadingProps extends TextStyleProps, ComponentPropsWithRef<'h2'> {
  /** Level in the page's outline; one level 1 per page. */
  level: 1 | 2 | 3 | 4;
}

/** A heading: `level` sets the element, `variant` the text style, by default that of the level. */
export function Heading({ level, variant, tone = 'text', ...rest }: HeadingProps) {
  return <HeadingText as={`h${level}`} $style={variant ?? defaultVariants[level]} $tone={tone} {...rest} />;
}
