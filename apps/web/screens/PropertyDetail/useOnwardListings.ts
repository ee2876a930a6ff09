import { catalogOf, listPropertiesQuery } from '@efie/api';
import type { ListingCatalog } from '@efie/domain/search';
import { prefetch } from '@efie/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface OnwardListings {
  /** Null until the public listings are loaded. */
  catalog: ListingCatalog | null;
  isLoading: boolean;
  /** The end of the page: near it, the listings are requested. */
  end: RefObject<HTMLElement | null>;
}

/** How far below the viewport the end of the page is when the listings are requested. */
const NEAR = '0px 0px 400px';

/**
 * The public listings: those in the query cache, or, after a visit that began at this listing, those requested once the visitor
 * comes near the end of the page and the browser is idle. A visitor who saves data sends no request.
 */
export function useOnwardListings(): OnwardListings {
  const [isWanted, setWanted] = useState(false);
  const { data, isFetching } = useQuery({ ...listPropertiesQuery(), enabled: isWanted });
  const end = useRef<HTMLElement>(null);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        prefetch(async () => setWanted(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isKnown]);
  return { catalog: isKnown ? catalogOf(data) : null, isLoading: !isKnown && isFetching, end };
}
