import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '@efie/ui/theme';

/** Applies the product's typography and spacing to MDX pages. */
const Column = styled.div`
  color: ${color.text};
  ${type.body}
  & > :is(p, ul, ol) {
    max-inline-size: 68ch;
    margin-block-end: ${space[4]};
  }
  & > h1 {
    ${type.h1}
    margin-block-end: ${space[4]};
  }
  & > h1 + p {
    ${type.lead}
    color: ${color.text2};
  }
  & > h2 {
    ${type.h2}
    margin-block: ${space[12]} ${space[4]};
  }
  & > h3 {
    ${type.h3}
    margin-block: ${space[8]} ${space[2]};
  }
  & :is(ul, ol):not([class]) {
    padding-inline-start: ${space[6]};
  }
  & li:not([class]) {
    margin-block-end: ${space[2]};
  }
  & a {
    color: ${color.link};
    text-decoration: underline;
  }
  & :not(pre) > code {
    padding: 0 0.25em;
    border: 0;
    border-radius: 4px;
    background: ${color.tint};
    color: ${color.text};
    font-size: 0.875em;
    line-height: inherit;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.md} {
    padding-block-end: ${space[16]};
  }
`;

/** Wrapper of MDX pages (`parameters.docs.components.wrapper`). */
export function Prose({ children }: { children?: ReactNode }) {
  // The class disables Storybook's own typography.
  return <Column className="sb-unstyled">{children}</Column>;
}
