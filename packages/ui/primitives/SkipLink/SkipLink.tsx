import { styled } from 'styled-components';
import { color, radius, size, space, type, z } from '../../theme/tokens';

const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${z.toast};
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[5]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.text};
  ${type.button}
  text-decoration: none;
  &:not(:focus) {
    translate: 0 -200%;
  }
`;

export interface SkipLinkProps {
  /** Id of the main landmark, which needs `tabIndex={-1}`. */
  targetId: string;
}

/** 'Skip to content', the first focusable element of every page; off screen until focused. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return <Anchor href={`#${targetId}`}>Skip to content</Anchor>;
}
