import { toggleComparedHome, useComparedHomes } from '@efie/api';
import { isComparableId, type Listing } from '@efie/domain';
import { Button, color, IconButton } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Columns2 } from 'lucide-react';
import { styled } from 'styled-components';

const GlassButton = styled(IconButton)`
  &[aria-pressed='true'] {
    --fill: ${color.primary};
    --fill-hover: ${color.primaryHover};
    --ink: ${color.onPrimary};
  }
`;

export interface CompareToggleProps {
  listing: Pick<Listing, 'id'>;
  /** 'Compare' by default; on a card it names the listing. */
  label?: string;
  /** Over a photo, it shows an icon only. */
  isOnPhoto?: boolean;
}

/**
 * Chooses a home for the comparison, or drops it. With four chosen, a toast says what to do. Lazy-load it with `Optional`, and
 * place it where it moves nothing else.
 */
export function CompareToggle({ listing: { id }, label = 'Compare', isOnPhoto = false }: CompareToggleProps) {
  const isCompared = useComparedHomes().includes(id);
  if (!isComparableId(id)) return null;
  const buttonProps = {
    icon: Columns2,
    'aria-pressed': isCompared,
    onClick: () => {
      if (toggleComparedHome(id) === 'full')
        notify({ kind: 'info', title: 'You can compare four homes. Remove one first.' });
    },
  };
  return isOnPhoto ? (
    <GlassButton kind="glass" label={label} {...buttonProps} />
  ) : (
    <Button kind={isCompared ? 'soft' : 'ghost'} {...buttonProps}>
      {label}
    </Button>
  );
}
