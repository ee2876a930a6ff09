import { useGuestFavorites } from '@efie/api';
import { groupThousands } from '@efie/domain';
import { Alert, Button, Stack } from '@efie/ui';
import { paths } from '../../routing/paths';
import { GuestNotice } from './Favorites.styles';
import { FavoritesHeader } from './FavoritesHeader';
import { NoFavorites } from './NoFavorites';
import { formatSavedCount } from './formatSavedCount';

/** A guest's list is always empty. Favorites stored on the device are only counted, with links to log in (ruling 40). */
export function GuestFavorites() {
  const storedCount = useGuestFavorites().length;
  return (
    <>
      <FavoritesHeader>{formatSavedCount(0)}</FavoritesHeader>
      {storedCount > 0 && (
        <GuestNotice>
          <Alert
            kind="info"
            action={
              <Stack direction="row" gap={1} isWrapping>
                <Button kind="ghost" href={paths.userLogin}>
                  Login as User
                </Button>
                <Button kind="ghost" href={paths.agentLogin}>
                  Login as Agent
                </Button>
              </Stack>
            }
          >
            <bdi>{groupThousands(String(storedCount))} kept on this device, log in to keep them</bdi>
          </Alert>
        </GuestNotice>
      )}
      <NoFavorites>Log in, then tap the heart on a listing.</NoFavorites>
    </>
  );
}
