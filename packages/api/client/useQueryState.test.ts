import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryState, type QueryControls, type QueryStateOptions } from './useQueryState';

const controls: QueryControls = {
  isCanceled: false,
  lastError: null,
  onCancel: () => undefined,
  onRetry: () => undefined,
};
const failure = new Error('failed');
const gone = new Error('gone');

type List = readonly string[];

const respond = vi.fn<() => Promise<List>>();
let observer: QueryObserver<List, Error, List, List, string[]>;
let queryClient: QueryClient;
let unmount: () => void;

const stateOf = (options: QueryStateOptions<List> = {}, changedControls: Partial<QueryControls> = {}) => {
  const result = observer.getCurrentResult();
  return queryState(result, result.data, options, { ...controls, ...changedControls });
};

const settle = () => vi.waitUntil(() => !observer.getCurrentResult().isFetching);

beforeEach(() => {
  respond.mockReset();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  observer = new QueryObserver(queryClient, { queryKey: ['listings'], queryFn: respond });
});

afterEach(() => {
  unmount();
  queryClient.clear();
});

const mount = () => {
  unmount = observer.subscribe(() => undefined);
};

describe('a first request', () => {
  it('is loading, then ready', async () => {
    respond.mockResolvedValue(['1']);
    mount();
    expect(stateOf()).toMatchObject({ kind: 'loading' });
    await settle();
    expect(stateOf()).toEqual({ kind: 'ready', data: ['1'] });
  });

  it('is loading until the screen shows the data', async () => {
    respond.mockResolvedValue(['1']);
    mount();
    await settle();
    expect(queryState(observer.getCurrentResult(), undefined, {}, controls)).toMatchObject({
      kind: 'loading',
    });
  });

  it('is empty only where the screen says so', async () => {
    respond.mockResolvedValue([]);
    mount();
    await settle();
    expect(stateOf()).toEqual({ kind: 'ready', data: [] });
    expect(stateOf({ isEmpty: (data) => data.length === 0 })).toEqual({ kind: 'empty', data: [] });
  });

  it('is an error after a failure, and without an error object after it was canceled', async () => {
    respond.mockRejectedValueOnce(failure);
    mount();
    expect(stateOf({}, { isCanceled: true })).toMatchObject({ kind: 'error', error: null, isCanceled: true });
    await settle();
    expect(stateOf()).toMatchObject({ kind: 'error', error: failure, isCanceled: false, isRetrying: false });
  });
});

describe('a retry after a failure', () => {
  let succeed: (list: List) => void;
  beforeEach(async () => {
    respond.mockRejectedValueOnce(failure);
    mount();
    await settle();
    respond.mockReturnValue(new Promise((resolve) => (succeed = resolve)));
    void observer.refetch();
  });

  it('keeps the error until the response arrives', async () => {
    expect(stateOf({}, { lastError: failure })).toMatchObject({
      kind: 'error',
      error: failure,
      isRetrying: true,
    });
    succeed(['1']);
    await settle();
    expect(stateOf({}, { lastError: failure })).toEqual({ kind: 'ready', data: ['1'] });
  });

  it('is loading where the screen says so', () => {
    expect(stateOf({ isRetryLoading: true }, { lastError: failure })).toMatchObject({ kind: 'loading' });
  });
});

describe('a failed refetch', () => {
  beforeEach(async () => {
    respond.mockResolvedValueOnce(['1']);
    mount();
    await settle();
  });

  it('keeps the data', async () => {
    respond.mockRejectedValue(failure);
    await observer.refetch();
    expect(stateOf({ isDataGone: (error) => error === gone })).toEqual({ kind: 'ready', data: ['1'] });
  });

  it('replaces data that no longer exists', async () => {
    respond.mockRejectedValue(gone);
    await observer.refetch();
    expect(stateOf({ isDataGone: (error) => error === gone })).toMatchObject({ kind: 'error', error: gone });
  });
});
