import {
  deleteSavedSearch,
  recordSearchVisit,
  renameSavedSearch,
  saveSearch,
  serverNow,
  serverToday,
  useIsStorageWorking,
  useSavedSearches,
} from '@efie/api';
import {
  countNewMatches,
  filtersText,
  isUnfiltered,
  MAX_SAVED_SEARCHES,
  newMatchesQuestion,
  newMatchesText,
  savedFiltersOf,
  searchQueryOf,
  suggestSearchName,
  type ListingCatalog,
  type SavedSearch,
  type SearchFilters,
} from '@efie/domain/search';
import { pluralize } from '@efie/domain/text';
import { Button, CountBadge, notify, useCatalogQuery } from '@efie/ui';
import { SavedSearches } from '@efie/ui/dialogs/SavedSearches';
import { SaveSearch } from '@efie/ui/dialogs/SaveSearch';
import { Bookmark, BookmarkCheck, ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '../../routing/paths';
import { Actions, WideOnly } from './SavedSearchActions.styles';

interface SavedSearchActionsProps {
  filters: SearchFilters;
  /** Null until the listings have arrived. */
  catalog: ListingCatalog | null;
}

/** Number of new results of each saved search, by its query; undefined until known. */
function useNewCounts(
  searches: readonly SavedSearch[],
  catalog: ListingCatalog | null,
): ReadonlyMap<string, number> | undefined {
  // Not the time of each render: that would be another question.
  const askedAt = useMemo(() => (catalog ? serverNow() : 0), [catalog]);
  const { data, isPlaceholderData } = useCatalogQuery(
    searches.length > 0 ? catalog : null,
    'countMatches',
    searches.map((search) => newMatchesQuestion(search, askedAt)),
  );
  // Placeholder data is about the searches before.
  if (!data || isPlaceholderData) return undefined;
  return new Map(
    searches.map((search, index) => {
      const counts = data[index];
      return [search.query, counts ? countNewMatches(search, counts) : 0];
    }),
  );
}

/** Stores a visit: from now on its results count as new. */
async function recordVisit(query: string, catalog: ListingCatalog | null): Promise<void> {
  const seenAt = serverNow();
  recordSearchVisit(query, { seenAt, seenUndated: null });
  const answer = await catalog?.ask('countMatches', [{ filters: savedFiltersOf({ query }) }]);
  const counts = answer?.[0];
  if (counts) recordSearchVisit(query, { seenAt, seenUndated: counts.undated });
}

/**
 * Saves the search on this device, and opens the list of saved searches, with the number of their new results. Without a
 * filter it is one button, which opens the list.
 */
export function SavedSearchActions({ filters, catalog }: SavedSearchActionsProps) {
  const { searches, isDamaged } = useSavedSearches();
  const isStorageWorking = useIsStorageWorking();
  const newCounts = useNewCounts(searches, catalog);
  const newCountOf = ({ query }: SavedSearch) => newCounts?.get(query);
  const newCount = searches.reduce((sum, search) => sum + (newCountOf(search) ?? 0), 0);
  const [saving, setSaving] = useState({ isOpen: false, opened: 0 });
  const [isListOpen, setListOpen] = useState(false);
  const openList = () => setListOpen(true);
  const hasFilter = !isUnfiltered(filters);
  const isSaved = searches.some(({ query }) => query === searchQueryOf(filters));
  const saveLabel = isSaved ? 'Saved' : 'Save search';
  const openSaving = () => setSaving(({ opened }) => ({ isOpen: true, opened: opened + 1 }));
  const closeSaving = () => setSaving((state) => ({ ...state, isOpen: false }));

  const save = (name: string) => {
    const query = searchQueryOf(filters);
    if (!saveSearch({ name, query, seenAt: serverNow(), seenUndated: null })) return;
    // Without the number, listings without a date do not count as new.
    recordVisit(query, catalog).catch(() => undefined);
    notify({ kind: 'success', title: 'Search saved' });
  };

  return (
    <Actions>
      {hasFilter && (
        <Button
          kind={isSaved ? 'soft' : 'secondary'}
          icon={isSaved ? BookmarkCheck : Bookmark}
          aria-haspopup="dialog"
          aria-label={saveLabel}
          disabledReason={
            !isSaved && searches.length >= MAX_SAVED_SEARCHES
              ? `${MAX_SAVED_SEARCHES} searches are saved. Delete one to save another.`
              : undefined
          }
          onClick={isSaved ? openList : openSaving}
        >
          <WideOnly>{saveLabel}</WideOnly>
        </Button>
      )}
      <Button
        kind="secondary"
        icon={hasFilter ? ChevronDown : Bookmark}
        aria-haspopup="dialog"
        aria-label={
          newCount === 0
            ? 'Saved searches'
            : `Saved searches, ${pluralize(newCount, 'new home', 'new homes')}`
        }
        onClick={openList}
      >
        {!hasFilter && <WideOnly>Saved searches</WideOnly>}
        <CountBadge count={newCount} />
      </Button>
      {saving.opened > 0 && (
        <SaveSearch
          key={saving.opened}
          isOpen={saving.isOpen}
          onClose={closeSaving}
          suggestedName={suggestSearchName(filters)}
          filtersText={filtersText(filters)}
          isStorageWorking={isStorageWorking}
          onSave={({ name }) => save(name)}
        />
      )}
      <SavedSearches
        isOpen={isListOpen}
        onClose={() => setListOpen(false)}
        items={searches.map((search) => {
          const count = newCountOf(search);
          return {
            query: search.query,
            name: search.name,
            filtersText: filtersText(savedFiltersOf(search)),
            newsText: count === undefined ? undefined : newMatchesText(count, search.seenAt, serverToday()),
            hasNew: Boolean(count),
          };
        })}
        hrefFor={({ query }) => `${paths.listings}?${query}`}
        isStorageWorking={isStorageWorking}
        isDamaged={isDamaged}
        onOpened={({ query }) => void recordVisit(query, catalog).catch(() => undefined)}
        onRename={({ query, name }) => renameSavedSearch(query, name)}
        onDelete={({ query }) => deleteSavedSearch(query)}
      />
    </Actions>
  );
}
