import { DocsContext } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { useCallback, useContext, useEffect, useState } from 'react';
import { readQuery, writeQuery, type PageQuery } from './pageQuery';

/** The window whose address people see and send: Storybook's own around this page, or this one when it stands alone. */
function addressedWindow(): Window {
  try {
    return window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window;
  } catch {
    return window;
  }
}

/**
 * A page's filters, kept in the address, so that a link to what is seen can be sent.
 * @param usual what holds where the address says nothing; the same object at every call
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
