import type { Role } from '../factories/records';
import { createFailure, createValidationFailure } from './result';
import { nextId, authenticateOwner, type Store } from './store';
import type { FavoriteView, FavoriteRules } from './types';
import { toListingViews } from './views';

export function favoriteRules(store: Store): FavoriteRules {
  const favoritesOf = (role: Role, ownerId: string) =>
    store.state.favorites.filter((favorite) => favorite.ownerRole === role && favorite.ownerId === ownerId);

  const find = (role: Role, ownerId: string, propertyId: string) =>
    favoritesOf(role, ownerId).find((favorite) => favorite.propertyId === propertyId);

  /** Newest first, without inactive listings. */
  const listOf = (role: Role, ownerId: string): FavoriteView[] => {
    const properties = new Map(
      toListingViews(
        store.state,
        store.state.listings.filter((listing) => listing.status !== 'inactive'),
      ).map((property) => [property.id, property]),
    );
    return favoritesOf(role, ownerId)
      .flatMap((favorite) => {
        const property = properties.get(favorite.propertyId);
        return property ? [{ ...favorite, property }] : [];
      })
      .reverse();
  };

  return {
    listFavorites(role, token) {
      const owner = authenticateOwner(store, role, token);
      return owner.ok ? { ok: true, favorites: listOf(role, owner.id) } : owner;
    },

    addFavorite(role, token, propertyId) {
      const owner = authenticateOwner(store, role, token);
      if (!owner.ok) return owner;
      if (propertyId === '')
        return createValidationFailure({ property_id: ['Property id field is required'] });
      const property = store.state.listings.find((listing) => listing.id === propertyId);
      if (!property || property.status === 'inactive') return createFailure(404, 'Property not found.');
      if (!find(role, owner.id, propertyId)) {
        store.state.favorites.push({
          id: nextId(store),
          ownerRole: role,
          ownerId: owner.id,
          propertyId,
          createdAt: store.now(),
        });
        store.notifyChanged();
      }
      return {
        ok: true,
        favorites: listOf(role, owner.id),
        message: 'Property saved to your favorites list.',
      };
    },

    removeFavorite(role, token, propertyId) {
      const owner = authenticateOwner(store, role, token);
      if (!owner.ok) return owner;
      const removed = find(role, owner.id, propertyId);
      if (!removed) return createFailure(404, 'This property is not among your favorites.');
      store.state.favorites = store.state.favorites.filter((favorite) => favorite !== removed);
      store.notifyChanged();
      return {
        ok: true,
        favorites: listOf(role, owner.id),
        message: 'Property removed from your saved listings.',
      };
    },
  };
}
