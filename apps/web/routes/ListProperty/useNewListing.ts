import { useCreateProperty, useOneCall, type NewListing } from '@efie/api';
import { UnreadablePhotos } from '@efie/ui/forms/ListPropertyForm';
import { notify, notifySilently } from '@efie/ui/primitives/Toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingLimit } from '../../app/listingLimit';
import { paths } from '../../app/paths';
import { isGivenUp } from '../parts/isGivenUp';
import { isLimitReached, isSignedOut } from '../parts/refusals';
import { describeFailure, mayBeListed, reasonOf } from './listingFailure';

/**
 * Listing a property from its screen: the words for every way it can end (checklist 487, 488, 493, 498, 499, 501; specification
 * section 8 "List property"). Leaving the screen gives the call up; nothing is ever sent again by itself (fault 108).
 */
export function useNewListing() {
  const navigate = useNavigate();
  const { mutateAsync } = useCreateProperty();
  const { nextSignal, cancel } = useOneCall();
  const wasSent = useRef(false);
  const [isDoubtful, setDoubtful] = useState(false);

  const begin = () => {
    wasSent.current = false;
    setDoubtful(false);
    return nextSignal();
  };

  const send = async (listing: NewListing, signal: AbortSignal) => {
    // Without a network nothing leaves the device.
    wasSent.current = navigator.onLine;
    try {
      await mutateAsync({ listing, signal });
    } catch (error) {
      setDoubtful(mayBeListed(error, wasSent.current));
      // The form says it aloud.
      if (!isGivenUp(error) && !isSignedOut(error)) notifySilently({ kind: 'error', title: reasonOf(error) });
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
      return describeFailure(error, wasSent.current);
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
  return { form, isDoubtful, cancel };
}
