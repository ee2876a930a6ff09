import { expect, type Page } from '@playwright/test';
import { wireListing } from '@efie/mocks';

/** Texts that only a bug can put on the screen. */
const RAW_VALUE_PATTERN = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/;

export async function expectNoRawValues(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(RAW_VALUE_PATTERN, { useInnerText: true });
}

/** A listing on the wire without photos. */
export function listingWithoutPhotos(
  id: number,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const place = { region: 'Greater Accra', town: 'Tema West' };
  const listing = wireListing(id, { ...place, title: `Two Bedroom Apartment ${id}`, featured: true });
  return { ...listing, images: [], ...overrides };
}
