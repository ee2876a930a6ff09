import { styled } from 'styled-components';
import { color, media, motion, radius, space, type } from '../../theme';

export const Lists = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const Entry = styled.li`
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/** 44 px high; what is chosen is filled and ends in a cross, what can be added is outlined and begins with a plus. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: ${space[2]} 0.875rem;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  ${type.label}
  text-align: start;
  transition: background-color ${motion.fast} ${motion.standard};
  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-chosen='true'] {
    border-color: transparent;
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.disabled};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:enabled {
      background: ${color.secondaryHover};
    }
    &[data-chosen='true']:hover:enabled {
      background: ${color.primarySoftHover};
    }
  }
  ${media.forcedColors} {
    &[data-chosen='true'] {
      border-color: ButtonBorder;
      border-width: 2px;
    }
  }
`;

export const None = styled.p`
  ${type.small}
  color: ${color.text3};
`;
