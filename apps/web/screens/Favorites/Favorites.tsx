import { useSession } from '@efie/api';
import { useState } from 'react';
import { pageTitle } from '../../routing/title';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { useNotifyWhileMounted } from '../common/requests/useNotifyWhileMounted';
import { Page } from './Favorites.styles';
import { GuestFavorites } from './GuestFavorites';
import { SavedFavorites } from './SavedFavorites';

export function FavoritesScreen() {
  const { role } = useSession();
  // When the session ends, the focused control is unmounted, so focus moves to the heading.
  const [firstRole] = useState(role);
  useFocusScreenHeading(role !== firstRole);
  // Created here, because the list unmounts when a failed removal ends the session, and its toast must still show.
  const notifyWhileMounted = useNotifyWhileMounted();
  return (
    <Page>
      <title>{pageTitle('My Favorites')}</title>
      {role === 'guest' ? (
        <GuestFavorites />
      ) : (
        <SavedFavorites key={role} role={role} onNotice={notifyWhileMounted} />
      )}
    </Page>
  );
}
