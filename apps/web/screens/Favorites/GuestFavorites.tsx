import { useGuestFavorites } from '@efie/api';
import { groupThousands } from '@efie/domain';
import { Alert, Button, Stack } from '@efie/ui';
import { paths } from '../../routing/paths';
import { Kept } from './Favorites.styles';
import { FavoritesTop } from './FavoritesTop';
import { NoFavorites } from './NoFavorites';
import { savedText } from './savedText';

/** A guest's list is always empty. Favorites stored on the device are only counted, with links to log in (ruling 40). */
export function GuestFavorites() {
  const storedCount = useGuestFavorites().length;
  return (
    <>
      <FavoritesTop>{savedText(0)}</FavoritesTop>
      {storedCount > 0 && (
        <Kept>
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
        </Kept>
      )}
      <NoFavorites>Log in, then tap the heart on a listing.</NoFavorites>
    </>
  );
}
