import {
  isLimitReached,
  isUnauthorized,
  listOwnPropertiesQuery,
  invalidateListings,
  serverNow,
  useCreateProperty,
  useAbortableRequest,
  useSessionAtMount,
  type NewListing,
} from '@efie/api';
import { lazyComponent } from '@efie/ui';
import {
  PHOTO_CANCELED,
  TooFewPhotosError,
  UnreadablePhotosError,
  type ListPropertyValues,
  type SendOptions,
} from '@efie/ui/forms/ListPropertyForm';
import { notify, notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingLimit } from '../../routing/limitDialog';
import { paths } from '../../routing/paths';
import type { Attempt, CheckResult } from './lostResponse';
import { describeListingFailure, classifyFailure } from './listingFailure';

const importLostResponse = () => import('./lostResponse');

export const LostResponse = lazyComponent(async () => (await importLostResponse()).LostResponse);

/** A request whose response was lost, and the result of a check since then. */
export interface LostRequest {
  attempt: Attempt;
  sentValues: ListPropertyValues;
  reason: string;
  result?: CheckResult;
}

/**
 * Sends the List Property form and shows a message for each outcome. Unmounting aborts the request. There is no automatic
 * retry; after a lost response the form is sent again only if the agent's listings do not contain the property (ruling 142).
 */
export function useNewListing() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCreateProperty();
  const { nextSignal, cancel } = useAbortableRequest();
  const session = useSessionAtMount();
  const isLost = useRef(false);
  const earlierRequest = useRef<LostRequest>(undefined);
  const [lost, setLost] = useState<LostRequest>();
  const [waitReason, setWaitReason] = useState<string>();

  const begin = () => {
    isLost.current = false;
    setLost(undefined);
    setWaitReason(undefined);
    // Preloaded, because the connection may be lost when it is needed.
    void LostResponse.load();
    return nextSignal();
  };

  /** Rejects if the earlier request has created the listing after all, since the last check. */
  const checkEarlier = async (signal: AbortSignal) => {
    if (!earlierRequest.current) return;
    const module = await importLostResponse().catch(() => null);
    const result = await module?.findEarlierListing(earlierRequest.current.attempt, session, signal);
    if (!result) return;
    setLost({ ...earlierRequest.current, result });
    isLost.current = true;
    throw new Error();
  };

  const send = async (listing: NewListing, { signal, values: sentValues, onProgress }: SendOptions) => {
    await checkEarlier(signal);
    const attempt = {
      listing,
      sentAt: serverNow(),
      known: queryClient.getQueryData(listOwnPropertiesQuery().queryKey)?.listings,
    };
    // Offline, no request leaves the device.
    const wasSent = navigator.onLine;
    try {
      await mutateAsync({ listing, signal, onProgress });
    } catch (error) {
      if (signal.reason === PHOTO_CANCELED) {
        // The form sends again; the request before it may have created the listing all the same.
        earlierRequest.current = { attempt, sentValues, reason: describeListingFailure(error) };
        throw error;
      }
      isLost.current = classifyFailure(error, wasSent) === 'lost';
      const reason = describeListingFailure(error);
      if (isLost.current) {
        earlierRequest.current = { attempt, sentValues, reason };
        setLost(earlierRequest.current);
      } else if (!signal.aborted && !isUnauthorized(error)) {
        // The form announces it.
        notifyWithoutAnnouncement({ kind: 'error', title: reason });
      }
      if (isLimitReached(error)) listingLimit.open();
      throw error;
    }
  };

  const form = {
    nextSignal: begin,
    send,
    describeFailure: (error: unknown) => {
      // Otherwise only the photos field shows this message, and it may not be announced.
      if (error instanceof UnreadablePhotosError || error instanceof TooFewPhotosError)
        notify({ kind: 'error', title: error.message });
      // After a lost response, its notice shows the message.
      return isLost.current ? '' : describeListingFailure(error);
    },
    onDone: () => {
      notify({
        kind: 'success',
        title: 'Property Listed!',
        description: 'Your property has been successfully listed.',
      });
      // Replaced, so that Back does not lead to the emptied form.
      void navigate(paths.agentDashboard, { replace: true });
    },
    onCancel: ({ hasDraft, hasUnstoredPhotos }: { hasDraft: boolean; hasUnstoredPhotos: boolean }) => {
      if (!hasDraft) return;
      notify({
        kind: 'info',
        title: 'Your draft is kept.',
        ...(hasUnstoredPhotos && { description: 'Add the photos again when you come back.' }),
      });
    },
  };

  const onListed = () => {
    earlierRequest.current = undefined;
    invalidateListings(queryClient);
  };
  return {
    form,
    cancel,
    lost: lost && { ...lost, session, onListed, onWaitReason: setWaitReason },
    waitReason,
  };
}
