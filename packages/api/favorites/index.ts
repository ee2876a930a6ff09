export { addAgentFavorite, useAddAgentFavorite } from './addAgentFavorite';
export { addUserFavorite, useAddUserFavorite } from './addUserFavorite';
export { listAgentFavoritesQuery, useListAgentFavorites } from './listAgentFavorites';
export { listUserFavoritesQuery, useListUserFavorites } from './listUserFavorites';
export { removeAgentFavorite, useRemoveAgentFavorite } from './removeAgentFavorite';
export { removeUserFavorite, useRemoveUserFavorite } from './removeUserFavorite';
export { useFavoriteIds, useToggleFavorite } from './useFavorites';
export { favoritesKey } from './role';
export { useFavorites, useRemoveFavorite } from './useSavedFavorites';
