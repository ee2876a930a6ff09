import { DocsContext } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { useCallback, useContext, useEffect, useState } from 'react';
import { readQuery, writeQuery, type PageQuery } from './pageQuery';

/** The window whose URL the address bar shows: Storybook's, or this one if the page is opened alone. */
function visibleWindow(): Window {
  try {
    return window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window;
  } catch {
    return window;
  }
}

/**
 * Stores a page's filters in the URL, so that they can be shared as a link.
 * @param defaults default values; must be the same object in every render
 */
export function usePageQuery<Query extends PageQuery>(
  defaults: Query,
): readonly [Query, (change: Partial<Query>) => void] {
  const { channel } = useContext(DocsContext);
  const [query, setQuery] = useState(() => readQuery(visibleWindow().location.search, defaults));
  useEffect(() => {
    const shown = visibleWindow();
    const search = writeQuery(shown.location.search, query, defaults);
    if (search === shown.location.search) return;
    if (shown === window) window.history.replaceState(null, '', search);
    else channel.emit(NAVIGATE_URL, search, { replace: true });
  }, [channel, query, defaults]);
  const change = useCallback(
    (changed: Partial<Query>) => setQuery((before) => ({ ...before, ...changed })),
    [],
  );
  return [query, change];
}
