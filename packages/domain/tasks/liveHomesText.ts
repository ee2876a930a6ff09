import type { Listing } from '../listing/Listing';
import { pluralize } from '../text/pluralize';
import { viewChangeText, type ViewChange } from '../views/viewHistory';
import { isOnOffer } from './agentTasks';

/** '20 homes live, +38 views since Friday.'; without the views when their change is not known. `now` is a Unix time in ms. */
export function liveHomesText(
  listings: readonly Pick<Listing, 'status'>[],
  change: ViewChange | null,
  now: number,
): string {
  const live = `${pluralize(listings.filter(isOnOffer).length, 'home', 'homes')} live`;
  return change ? `${live}, ${viewChangeText(change, now)}.` : `${live}.`;
}
