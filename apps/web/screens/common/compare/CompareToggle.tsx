import { toggleComparedHome, useComparedHomes } from '@efie/api';
import { isComparableId } from '@efie/domain/compare';
import type { Listing } from '@efie/domain/listing';
import { Button, color, IconButton, truncateName } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Columns2 } from 'lucide-react';
import { styled } from 'styled-components';

const IconToggle = styled(IconButton)`
  /* Stronger than the red of a card's heart. */
  &&&[aria-pressed='true'] {
    --fill: ${color.primary};
    --fill-hover: ${color.primaryHover};
    color: ${color.onPrimary};
  }
`;

export interface CompareToggleProps {
  listing: Pick<Listing, 'id' | 'title'>;
  /** On a photo and on a card it is an icon; on a card its name has the listing's title. */
  place?: 'row' | 'photo' | 'card';
}

/**
 * Chooses a home for the comparison, or drops it. With four chosen, a toast says what to do. Lazy-load it with `Optional`, and
 * place it where it moves nothing else.
 */
export function CompareToggle({ listing: { id, title }, place = 'row' }: CompareToggleProps) {
  const isCompared = useComparedHomes().includes(id);
  if (!isComparableId(id)) return null;
  const buttonProps = {
    'aria-pressed': isCompared,
    onClick: () => {
      if (toggleComparedHome(id) === 'full')
        notify({ kind: 'info', title: 'You can compare four homes. Remove one first.' });
    },
  };
  if (place === 'row') {
    return (
      <Button kind={isCompared ? 'soft' : 'ghost'} icon={Columns2} {...buttonProps}>
        Compare
      </Button>
    );
  }
  const label = place === 'card' ? `Compare ${truncateName(title)}` : 'Compare';
  return (
    <IconToggle kind={place === 'card' ? 'soft' : 'glass'} icon="columns" label={label} {...buttonProps} />
  );
}
