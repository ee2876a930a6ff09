import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Motif } from '../../primitives';
import { color, fixedSpace, space, type } from '../../theme/tokens';
import { Body, Card, Photo, Title } from '../PropertyCard/PropertyCard.styles';

const MotifPhoto = styled(Photo)`
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const MissingTitle = styled(Title)`
  margin-block-start: ${fixedSpace[4.5]};
`;

const Message = styled.p`
  margin-block-start: ${space[1]};
  ${type.small}
  color: ${color.text2};
`;

export interface MissingFavoriteProps {
  listingId: string;
  cornerAction: ReactNode;
}

/** A favorite whose listing no longer exists. */
export function MissingFavorite({ listingId, cornerAction }: MissingFavoriteProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <MissingTitle id={titleId}>No longer available</MissingTitle>
      <MotifPhoto>
        <Motif seed={listingId} columns={6} rows={4} set="placeholder" fit="cover" />
        {cornerAction}
      </MotifPhoto>
      <Body>
        <Message>This property is no longer listed. You can remove it from your favorites.</Message>
      </Body>
    </Card>
  );
}
