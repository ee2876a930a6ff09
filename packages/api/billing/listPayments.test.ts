import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { configureApi } from '../config';
import { listPaymentsQuery } from './listPayments';

afterEach(() => vi.unstubAllGlobals());

it('has the newest payment first, and those without a date last', async () => {
  const payments = ['2026-09-01', '2026-11-27', '', '2026-11-02', '2026-11-03'].map((date, index) => ({
    id: index + 1,
    created_at: date,
  }));
  configureApi({ baseUrl: 'https://api.efie.example' });
  vi.stubGlobal('fetch', async () => Response.json({ payments }));
  const listed = await new QueryClient().fetchQuery(listPaymentsQuery());
  expect(listed.map(({ id }) => id)).toEqual(['2', '5', '4', '1', '3']);
});
