import { removeGuestFavorites, restoreGuestFavorites, useGuestFavorites } from '@efie/api';
import { pluralize } from '@efie/domain/text';
import { Button, EmptyState, Stack } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { paths } from '../../routing/paths';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
import { FavoritesHeader } from './FavoritesHeader';
import { formatSavedCount } from './formatSavedCount';
import { NoFavorites } from './NoFavorites';

/** Removes all from the device at once: they are not listed here, and their homes may be gone. */
function removeStored(ids: readonly string[]): void {
  removeGuestFavorites(ids);
  // The pressed button was removed with them.
  focusScreenHeading();
  notify({
    kind: 'success',
    title: 'Removed from favorites',
    action: { label: 'Undo', onPress: () => restoreGuestFavorites(ids) },
  });
}

/**
 * A guest's list is always empty. Favorites stored on the device are only counted, with links to log in (ruling 40) and a
 * button that removes them (ruling 185).
 */
export function GuestFavorites() {
  const stored = useGuestFavorites();
  const storedCount = stored.length;
  if (storedCount === 0) {
    return (
      <>
        <FavoritesHeader>{formatSavedCount(0)}</FavoritesHeader>
        <NoFavorites>Press the heart on a home that you like.</NoFavorites>
      </>
    );
  }
  return (
    <>
      <FavoritesHeader>{`${pluralize(storedCount, 'home', 'homes')} saved on this device`}</FavoritesHeader>
      <div data-empty>
        <EmptyState
          title={`Log in to see ${storedCount === 1 ? 'it' : 'them'} here`}
          seed="favorites"
          action={
            <Stack direction="row" justify="center" gap={3} isWrapping>
              <Button size="large" href={paths.userLogin}>
                Login as User
              </Button>
              <Button size="large" kind="secondary" href={paths.agentLogin}>
                Login as Agent
              </Button>
              <Button size="large" kind="ghost" onClick={() => removeStored(stored)}>
                {`Remove ${storedCount === 1 ? 'it' : 'them'} from this device`}
              </Button>
            </Stack>
          }
        >
          {`${storedCount === 1 ? 'It is' : 'They are'} then on all your devices.`}
        </EmptyState>
      </div>
    </>
  );
}
