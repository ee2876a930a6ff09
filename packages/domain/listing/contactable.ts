import { phoneDigits } from '../contact/phone';
import type { Listing } from './Listing';

/** Whether the agent can be called or written to: without a usable number both buttons are disabled (checklist 127). */
export function isContactable(listing: { agent: Pick<Listing['agent'], 'phone'> }): boolean {
  return phoneDigits(listing.agent.phone) !== null;
}
