import { getSession, readAgent } from '@efie/api';
import { listPropertyRule } from '@efie/domain/account';
import type { Listing } from '@efie/domain/listing';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingLimit } from '../../../routing/limitDialog';
import { paths } from '../../../routing/paths';

/** Opens the form for a new listing with the values of this one, under the same rule as Add Listing. */
export function useDuplicate(): (copy: { listing: Listing }) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ listing }) => {
      const session = getSession();
      if (session.role !== 'agent') return;
      if (listPropertyRule(readAgent(session.record)) === 'limit') listingLimit.open();
      else void navigate(`${paths.listProperty}?${new URLSearchParams({ copy: listing.id })}`);
    },
    [navigate],
  );
}
