/** A photo that a listing has on the server. */
export interface ListingPhoto {
  /** Null when the server sent none; such a photo cannot be deleted. */
  id: string | null;
  /** Absolute and checked. */
  url: string;
}
