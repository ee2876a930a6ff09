import {
  listOwnPropertiesQuery,
  refreshListings,
  serverNow,
  useCreateProperty,
  useOneCall,
  useSessionAtMount,
  type NewListing,
} from '@efie/api';
import { lazyComponent } from '@efie/ui';
import { UnreadablePhotos, type ListPropertyValues } from '@efie/ui/forms/ListPropertyForm';
import { notify, notifySilently } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingLimit } from '../../routing/listingLimit';
import { paths } from '../../routing/paths';
import { isLimitReached, isSignedOut } from '../shared/refusals';
import type { Attempt, CheckResult } from './lostResponse';
import { reasonOf, settleFailure } from './settleFailure';

const importLostResponse = () => import('./lostResponse');

export const LostResponse = lazyComponent(async () => (await importLostResponse()).LostResponse);

/** A request whose response was lost, and what a check has shown since. */
export interface Lost {
  attempt: Attempt;
  sentValues: ListPropertyValues;
  reason: string;
  result?: CheckResult;
}

/**
 * Listing a property from its screen: the words for every way it can end (checklist 487, 488, 493, 498, 499, 501; specification
 * section 8 "List property"). Leaving the screen aborts it. Nothing is sent again by itself, and after a lost response only
 * when the agent's listings do not show the property (ruling 142).
 */
export function useNewListing() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCreateProperty();
  const { nextSignal, cancel } = useOneCall();
  const session = useSessionAtMount();
  const isLost = useRef(false);
  const earlier = useRef<Lost>(undefined);
  const [lost, setLost] = useState<Lost>();
  const [waitReason, setWaitReason] = useState<string>();

  const begin = () => {
    isLost.current = false;
    setLost(undefined);
    setWaitReason(undefined);
    // Before it is needed: the connection may be lost by then.
    void LostResponse.load();
    return nextSignal();
  };

  /** A slow server may have made the listing after the last check. */
  const checkEarlier = async (signal: AbortSignal) => {
    if (!earlier.current) return;
    const module = await importLostResponse().catch(() => null);
    const result = await module?.findEarlier(earlier.current.attempt, session, signal);
    if (!result) return;
    setLost({ ...earlier.current, result });
    isLost.current = true;
    throw new Error();
  };

  const send = async (listing: NewListing, signal: AbortSignal, sentValues: ListPropertyValues) => {
    await checkEarlier(signal);
    const attempt = {
      listing,
      sentAt: serverNow(),
      known: queryClient.getQueryData(listOwnPropertiesQuery().queryKey)?.listings,
    };
    // Without a network nothing leaves the device.
    const wasSent = navigator.onLine;
    try {
      await mutateAsync({ listing, signal });
    } catch (error) {
      isLost.current = settleFailure(error, wasSent) === 'lost';
      const reason = reasonOf(error);
      if (isLost.current) {
        earlier.current = { attempt, sentValues, reason };
        setLost(earlier.current);
      } else if (!signal.aborted && !isSignedOut(error)) {
        // The form says it aloud.
        notifySilently({ kind: 'error', title: reason });
      }
      if (isLimitReached(error)) listingLimit.open();
      throw error;
    }
  };

  const form = {
    nextSignal: begin,
    send,
    describeFailure: (error: unknown) => {
      // Only the photos' own message says it, and its field may not be heard.
      if (error instanceof UnreadablePhotos) notify({ kind: 'error', title: error.message });
      // What is said of a lost response changes with each check.
      return isLost.current ? '' : reasonOf(error);
    },
    onInvalid: (sentence: string) => notify({ kind: 'error', title: sentence }),
    onDone: () => {
      notify({
        kind: 'success',
        title: 'Property Listed!',
        description: 'Your property has been successfully listed.',
      });
      // Back leads to where the form was opened, not to its empty fields.
      void navigate(paths.agentDashboard, { replace: true });
    },
    onLeave: ({ hasDraft, hasPhotos }: { hasDraft: boolean; hasPhotos: boolean }) => {
      if (!hasDraft) return;
      notify({
        kind: 'info',
        title: 'Your draft is kept.',
        ...(hasPhotos && { description: 'Add the photos again when you come back.' }),
      });
    },
  };

  const onListed = () => {
    earlier.current = undefined;
    refreshListings(queryClient);
  };
  return {
    form,
    cancel,
    lost: lost && { ...lost, session, onListed, onWaitReason: setWaitReason },
    waitReason,
  };
}
