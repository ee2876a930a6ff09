import { DocsContext } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { useCallback, useContext, useEffect, useState } from 'react';
import { readQuery, writeQuery, type PageQuery } from './pageQuery';

/** The window whose URL is visible: Storybook's, or this one if the page is opened alone. */
function addressedWindow(): Window {
  try {
    return window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window;
  } catch {
    return window;
  }
}

/**
 * Stores a page's filters in the URL, so that they can be shared as a link.
 * @param usual default values; must be the same object in every render
 */
export function usePageQuery<Query extends PageQuery>(
  usual: Query,
): readonly [Query, (change: Partial<Query>) => void] {
  const { channel } = useContext(DocsContext);
  const [query, setQuery] = useState(() => readQuery(addressedWindow().location.search, usual));
  useEffect(() => {
    const shown = addressedWindow();
    const address = writeQuery(shown.location.search, query, usual);
    if (address === shown.location.search) return;
    if (shown === window) window.history.replaceState(null, '', address);
    else channel.emit(NAVIGATE_URL, address, { replace: true });
  }, [channel, query, usual]);
  const change = useCallback(
    (changed: Partial<Query>) => setQuery((before) => ({ ...before, ...changed })),
    [],
  );
  return [query, change];
}
