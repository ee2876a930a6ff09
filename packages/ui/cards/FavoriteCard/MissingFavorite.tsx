import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Motif } from '../../primitives';
import { color, space, type } from '../../theme/tokens';
import { Body, Card, Corner, Photo, Title } from '../PropertyCard/PropertyCard.styles';

const Quiet = styled(Photo)`
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Words = styled(Title)`
  margin-block-start: 0;
`;

const Sentence = styled.p`
  margin-block-start: ${space[1]};
  ${type.small}
  color: ${color.text2};
`;

export interface MissingFavoriteProps {
  /** Seed of the motif, so that each looks like itself. */
  listingId: string;
  cornerAction: ReactNode;
}

/** What stands for a saved property that the server no longer has (fault 70). */
export function MissingFavorite({ listingId, cornerAction }: MissingFavoriteProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Quiet>
        <Motif seed={listingId} columns={6} rows={4} set="placeholder" fit="cover" />
        <Corner>{cornerAction}</Corner>
      </Quiet>
      <Body>
        <Words id={titleId}>No longer available</Words>
        <Sentence>This property is no longer listed. You can remove it from your favorites.</Sentence>
      </Body>
    </Card>
  );
}
