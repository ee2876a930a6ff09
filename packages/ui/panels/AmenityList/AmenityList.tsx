import { amenityLabel, amenityOf, type AmenityCode } from '@efie/domain/amenities';
import { Check } from 'lucide-react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives';
import { color, media, space } from '../../theme/tokens';

const IconPlaceholder = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
`;

const List = styled.ul`
  display: grid;
  column-gap: ${space[8]};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3.5]};
  min-block-size: 3.25rem;
  min-inline-size: 0;
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.border};
  & > svg {
    color: ${color.link};
    ${media.forcedColors} {
      color: CanvasText;
    }
  }
  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export interface AmenityListProps {
  /** Unique amenity codes, in display order. */
  codes: readonly string[];
  /** `AmenityIcon`, once it is loaded; its space is reserved. */
  AmenityIcon: ComponentType<{ code: AmenityCode }> | undefined;
}

/** The amenities of a listing. An unknown code is shown as words with a generic icon. */
export function AmenityList({ codes, AmenityIcon }: AmenityListProps) {
  return (
    <List role="list">
      {codes.map((code) => {
        const amenity = amenityOf(code);
        return (
          <Row key={code}>
            {amenity === null ? (
              <Icon icon={Check} />
            ) : AmenityIcon ? (
              <AmenityIcon code={amenity.code} />
            ) : (
              <IconPlaceholder />
            )}
            <bdi>{amenityLabel(code)}</bdi>
          </Row>
        );
      })}
    </List>
  );
}
