import { LISTING_DEFAULTS } from '../factories/listingDefaults';
import type { AgentRecord, ListingRecord } from '../factories/records';
import { hasErrors } from './checks';
import { MIN_IMAGES, isListingImageType, storeFile, MAX_FILE_SIZE, MAX_IMAGES, storeUpload } from './files';
import { readListingFields } from './listingFields';
import {
  LISTING_LIMIT_MESSAGE,
  createFailure,
  createValidationFailure,
  type Failure,
  type Result,
} from './result';
import { authenticateAgent, nextId, type Store } from './store';
import type { ListingView, ListingRules, Token } from './types';
import { listingCountOf, listingLimitOf, toAgentView, toListingView, toListingViews } from './views';

const NOT_FOUND = createFailure(404, 'Property not found.');
const NOT_YOURS = createFailure(403, 'You can only change your own listings.');
const LIMIT_REACHED = createFailure(403, LISTING_LIMIT_MESSAGE);
const TOO_LARGE = 'File too large. Maximum size is 5MB.';

/** Reading, ownership, limits and the minimum of three photos. */
export function listingRules(store: Store): ListingRules {
  const find = (id: string) => store.state.listings.find((listing) => listing.id === id);
  const view = (listing: ListingRecord): ListingView =>
    toListingView(
      listing,
      store.state.agents.find((agent) => agent.id === listing.agentId),
    );

  /** A listing of the caller: 401 without a token, 404 for an unknown listing, 403 for another agent's. */
  const findAgentListing = (
    token: Token,
    id: string,
  ): Result<{ agent: AgentRecord; listing: ListingRecord }> => {
    const found = authenticateAgent(store, token);
    if (!found.ok) return found;
    const listing = find(id);
    if (!listing) return NOT_FOUND;
    return listing.agentId === found.agent.id ? { ok: true, agent: found.agent, listing } : NOT_YOURS;
  };

  const exceedsLimit = (agentId: string, extra: number) => {
    const limit = listingLimitOf(store, agentId);
    return limit !== null && limit >= 0 && listingCountOf(store, agentId) + extra > limit;
  };

  return {
    listProperties: () =>
      toListingViews(
        store.state,
        store.state.listings.filter((listing) => listing.status === 'active'),
      ),

    rawListings: () => store.state.rawListings,

    rawListing: (id) =>
      store.state.rawListings?.find(
        (value) => typeof value === 'object' && value !== null && 'id' in value && String(value.id) === id,
      ),

    getProperty(id, token) {
      const listing = find(id);
      if (!listing) return NOT_FOUND;
      if (listing.status === 'inactive') {
        const caller = authenticateAgent(store, token);
        if (!caller.ok || caller.agent.id !== listing.agentId) return NOT_FOUND;
      }
      return { ok: true, property: view(listing) };
    },

    recordView(id) {
      const listing = find(id);
      if (!listing || listing.status === 'inactive') return NOT_FOUND;
      listing.viewCount += 1;
      store.notifyChanged();
      return { ok: true, viewCount: listing.viewCount };
    },

    getPropertyViews(token, id) {
      const found = findAgentListing(token, id);
      return found.ok ? { ok: true, viewCount: found.listing.viewCount } : found;
    },

    listOwnProperties(token) {
      const found = authenticateAgent(store, token);
      if (!found.ok) return found;
      const agentListings = store.state.listings.filter((listing) => listing.agentId === found.agent.id);
      return { ok: true, properties: agentListings.map((listing) => toListingView(listing, found.agent)) };
    },

    createProperty(token, { images = [], ...input }) {
      const found = authenticateAgent(store, token);
      if (!found.ok) return found;
      if (exceedsLimit(found.agent.id, 1)) return LIMIT_REACHED;
      const { fields, errors } = readListingFields(input, LISTING_DEFAULTS, { isNew: true });
      const imageFailure = validateNewImages(images);
      if (imageFailure?.errors) Object.assign(errors, imageFailure.errors);
      if (hasErrors(errors)) return createValidationFailure(errors, imageFailure?.message);
      if (imageFailure) return imageFailure;
      const id = nextId(store);
      const listing: ListingRecord = {
        ...fields,
        id,
        images: images.map((file) => storeFile(store, file, `listings/${id}`)),
        createdAt: store.now(),
        viewCount: 0,
        featured: false,
        agentId: found.agent.id,
      };
      store.state.listings.unshift(listing);
      store.notifyChanged();
      return { ok: true, property: toListingView(listing, found.agent) };
    },

    updateProperty(token, id, changes) {
      const found = findAgentListing(token, id);
      if (!found.ok) return found;
      const { listing } = found;
      const { fields, errors } = readListingFields(changes, listing, { isNew: false });
      if (hasErrors(errors)) return createValidationFailure(errors);
      const isActivated = listing.status !== 'active' && fields.status === 'active';
      if (isActivated && exceedsLimit(found.agent.id, 0)) return LIMIT_REACHED;
      Object.assign(listing, fields);
      store.notifyChanged();
      return { ok: true, property: toListingView(listing, found.agent) };
    },

    deleteProperty(token, id) {
      const found = findAgentListing(token, id);
      if (!found.ok) return found;
      const { state } = store;
      for (const image of found.listing.images) store.files.delete(image.path);
      state.listings = state.listings.filter((listing) => listing.id !== id);
      state.favorites = state.favorites.filter((favorite) => favorite.propertyId !== id);
      store.notifyChanged();
      return { ok: true };
    },

    addPropertyImage(token, id, file) {
      const found = findAgentListing(token, id);
      if (!found.ok) return found;
      if (found.listing.images.length >= MAX_IMAGES) {
        const message = `You can upload up to ${MAX_IMAGES} images`;
        return createValidationFailure({ image: [message] }, message);
      }
      const stored = storeUpload(store, file, {
        field: 'image',
        folder: `listings/${id}`,
        accepts: isListingImageType,
        wrongType: 'Invalid file type. Only JPEG, PNG, JPG, GIF allowed.',
        tooLarge: TOO_LARGE,
      });
      if (!stored.ok) return stored;
      const image = { id: stored.id, path: stored.path };
      found.listing.images.push(image);
      store.notifyChanged();
      return { ok: true, image, property: toListingView(found.listing, found.agent) };
    },

    deletePropertyImage(token, imageId) {
      const caller = authenticateAgent(store, token);
      if (!caller.ok) return caller;
      const listing = store.state.listings.find(({ images }) => images.some((image) => image.id === imageId));
      if (!listing) return createFailure(404, 'Image not found.');
      if (listing.agentId !== caller.agent.id) return NOT_YOURS;
      if (listing.images.length <= MIN_IMAGES) {
        const message =
          'You must have at least 3 images. Please upload more images before deleting this one.';
        return createValidationFailure({ image: [message] }, message);
      }
      for (const image of listing.images) if (image.id === imageId) store.files.delete(image.path);
      listing.images = listing.images.filter((image) => image.id !== imageId);
      store.notifyChanged();
      return { ok: true, property: toListingView(listing, caller.agent) };
    },

    getPublicAgent(agentId) {
      const agent = store.state.agents.find((candidate) => candidate.id === agentId);
      if (!agent) return createFailure(404, 'Agent not found please');
      const shown = store.state.listings.filter(
        (listing) => listing.agentId === agentId && listing.status !== 'inactive',
      );
      return {
        ok: true,
        agent: toAgentView(store, agent),
        properties: shown.map((listing) => toListingView(listing, agent)),
      };
    },
  };
}

function validateNewImages(images: readonly File[]): Failure | null {
  const invalidImages = (message: string) => createValidationFailure({ images: [message] });
  if (images.some((file) => !isListingImageType(file.type) || file.size === 0)) {
    return invalidImages('Invalid file type(s). Only JPEG, PNG, JPG, and GIF files are allowed.');
  }
  if (images.length < MIN_IMAGES) return invalidImages(`Please upload at least ${MIN_IMAGES} images`);
  if (images.length > MAX_IMAGES) return invalidImages(`You can upload up to ${MAX_IMAGES} images`);
  return images.some((file) => file.size > MAX_FILE_SIZE) ? createFailure(413, TOO_LARGE) : null;
}
