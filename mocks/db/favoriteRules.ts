import type { Role } from '../factories/records';
import { refuse, refuseFields } from './result';
import { nextId, ownerOf, type Store } from './store';
import type { FavoriteView, MockDb } from './types';
import { viewListings } from './views';

type FavoriteRules = Pick<MockDb, 'listFavorites' | 'addFavorite' | 'removeFavorite'>;

export function favoriteRules(store: Store): FavoriteRules {
  const isSaved = (role: Role, ownerId: string, propertyId: string) =>
    store.state.favorites.some(
      (favorite) =>
        favorite.ownerRole === role && favorite.ownerId === ownerId && favorite.propertyId === propertyId,
    );

  /** Newest first, without inactive listings. */
  const listOf = (role: Role, ownerId: string): FavoriteView[] => {
    const properties = new Map(
      viewListings(
        store.state,
        store.state.listings.filter((listing) => listing.status !== 'inactive'),
      ).map((property) => [property.id, property]),
    );
    return store.state.favorites
      .filter((favorite) => favorite.ownerRole === role && favorite.ownerId === ownerId)
      .flatMap((favorite) => {
        const property = properties.get(favorite.propertyId);
        return property ? [{ ...favorite, property }] : [];
      })
      .reverse();
  };

  return {
    listFavorites(role, token) {
      const owner = ownerOf(store, role, token);
      return owner.ok ? { ok: true, favorites: listOf(role, owner.id) } : owner;
    },

    addFavorite(role, token, propertyId) {
      const owner = ownerOf(store, role, token);
      if (!owner.ok) return owner;
      if (propertyId === '') return refuseFields({ property_id: ['Property id field is required'] });
      const property = store.state.listings.find((listing) => listing.id === propertyId);
      if (!property || property.status === 'inactive') return refuse(404, 'Property not found.');
      if (!isSaved(role, owner.id, propertyId)) {
        store.state.favorites.push({
          id: nextId(store),
          ownerRole: role,
          ownerId: owner.id,
          propertyId,
          createdAt: store.now(),
        });
        store.changed();
      }
      return {
        ok: true,
        favorites: listOf(role, owner.id),
        message: 'Property saved to your favorites list.',
      };
    },

    removeFavorite(role, token, propertyId) {
      const owner = ownerOf(store, role, token);
      if (!owner.ok) return owner;
      if (!isSaved(role, owner.id, propertyId))
        return refuse(404, 'This property is not among your favorites.');
      store.state.favorites = store.state.favorites.filter(
        (favorite) =>
          favorite.ownerRole !== role || favorite.ownerId !== owner.id || favorite.propertyId !== propertyId,
      );
      store.changed();
      return {
        ok: true,
        favorites: listOf(role, owner.id),
        message: 'Property removed from your saved listings.',
      };
    },
  };
}
