import {
  isAbortError,
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
import type { Listing } from '@efie/domain/listing';
import type { ListPropertyValues, SendOptions } from '@efie/ui/forms/ListPropertyForm';
import { DONE, type Failure, type Submission } from '@efie/ui/forms/submission';
import { notify, notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingLimit } from '../../routing/limitDialog';
import { paths } from '../../routing/paths';
import type { Attempt, CheckResult } from './lostResponse';
import { classifyFailure, describeListingFailure, UPLOAD_CANCELED } from './listingFailure';
import { onDemand } from './modules';

/** A request that no response has confirmed yet. */
interface SentRequest {
  attempt: Attempt;
  sentValues: ListPropertyValues;
  /** Offline, no request leaves the device. */
  wasOnline: boolean;
}

/** A request whose response was lost, and the result of a check since then. */
interface LostRequest extends SentRequest {
  reason: string;
  result?: CheckResult;
}

/**
 * Sends the List Property form and shows a message for each outcome. Unmounting aborts the request. There is no automatic
 * retry; after a lost response the form is sent again only if the agent's listings do not contain it (ruling 142).
 */
export function useNewListing() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCreateProperty();
  const { nextSignal, cancel } = useAbortableRequest();
  const session = useSessionAtMount();
  /** The last request, until it is known how it ended. */
  const sent = useRef<SentRequest>(undefined);
  const earlierRequest = useRef<LostRequest>(undefined);
  const created = useRef<Listing | null>(null);
  const [lost, setLost] = useState<LostRequest>();
  const [waitReason, setWaitReason] = useState<string>();

  const begin = () => {
    // A photo was canceled, and the form is sent again: the request before may have created the listing all the same.
    if (sent.current) earlierRequest.current = { ...sent.current, reason: UPLOAD_CANCELED };
    sent.current = undefined;
    setLost(undefined);
    setWaitReason(undefined);
    // Preloaded, because the connection may be lost when it is needed.
    void onDemand.load();
    return nextSignal();
  };

  /** Whether the earlier request has created the listing after all, since the last check. */
  const wasListedEarlier = async (signal: AbortSignal): Promise<boolean> => {
    if (!earlierRequest.current) return false;
    const module = await onDemand.get().catch(() => null);
    const result = await module?.findEarlierListing(earlierRequest.current.attempt, session, signal);
    if (result) setLost({ ...earlierRequest.current, result });
    return Boolean(result);
  };

  const send = async (
    listing: NewListing,
    { signal, values: sentValues, onProgress }: SendOptions,
  ): Promise<Submission> => {
    if (await wasListedEarlier(signal)) return { kind: 'shown' };
    const known = queryClient.getQueryData(listOwnPropertiesQuery().queryKey)?.listings;
    sent.current = {
      attempt: { listing, sentAt: serverNow(), known },
      sentValues,
      wasOnline: navigator.onLine,
    };
    created.current = await mutateAsync({ listing, signal, onProgress });
    sent.current = undefined;
    return DONE;
  };

  const onFailed = (error: unknown): Failure => {
    const reason = describeListingFailure(error);
    const request = sent.current;
    sent.current = undefined;
    if (request && classifyFailure(error, request.wasOnline) === 'lost') {
      earlierRequest.current = { ...request, reason };
      setLost(earlierRequest.current);
      // Its notice shows the message.
      return { kind: 'shown' };
    }
    // The form announces it.
    if (request && !isAbortError(error) && !isUnauthorized(error))
      notifyWithoutAnnouncement({ kind: 'error', title: reason });
    if (isLimitReached(error)) listingLimit.open();
    return { kind: 'rejected', text: reason };
  };

  const form = {
    nextSignal: begin,
    send,
    onFailed,
    // Only the photo field shows it, and may not announce it.
    onPhotosInvalid: (text: string) => notify({ kind: 'error', title: text }),
    onDone: () => {
      const listing = created.current;
      notify({
        kind: 'success',
        title: 'Property Listed!',
        description: 'Your property has been successfully listed.',
        action: listing
          ? {
              label: 'Share picture',
              onPress: () =>
                void navigate(`${paths.agentDashboard}?${new URLSearchParams({ picture: listing.id })}`),
            }
          : undefined,
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
