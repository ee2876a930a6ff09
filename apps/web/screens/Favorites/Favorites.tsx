import { useSession } from '@efie/api';
import { useState } from 'react';
import { pageTitle } from '../../routing/title';
import { useHeadingFocus } from '../../routing/useHeadingFocus';
import { useTell } from '../shared/useTell';
import { Page } from './Favorites.styles';
import { GuestFavorites } from './GuestFavorites';
import { SavedFavorites } from './SavedFavorites';

/** What somebody has saved (specification section 2 "Favorites", checklist 206 to 222). */
export function Screen() {
  const { role } = useSession();
  // What was pressed goes with a session that ends.
  const [firstRole] = useState(role);
  useHeadingFocus(role !== firstRole);
  // It belongs to the screen: a refusal that ends the session is still told (fault 67).
  const tell = useTell();
  return (
    <Page>
      <title>{pageTitle('My Favorites')}</title>
      {role === 'guest' ? <GuestFavorites /> : <SavedFavorites key={role} role={role} tell={tell} />}
    </Page>
  );
}
