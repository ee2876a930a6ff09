import { vi } from 'vitest';
import { resetStorageMemory } from './storage';

/** The content of localStorage in a test, and how it fails. */
export class TestDevice extends Map<string, string> {
  /** Nothing can be read or stored. */
  isBlocked = false;
  /** Number of writes until it is full. */
  writesLeft = Number.POSITIVE_INFINITY;

  private expectOpen(): void {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
  }

  getItem(key: string): string | null {
    this.expectOpen();
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.expectOpen();
    if (this.writesLeft <= 0) throw new DOMException('full', 'QuotaExceededError');
    this.writesLeft -= 1;
    this.set(key, value);
  }

  removeItem(key: string): void {
    this.expectOpen();
    this.delete(key);
  }

  /** Writes as another tab does; null removes. This tab then gets the storage events. */
  changeInOtherTab(changes: Readonly<Record<string, string | null>>): void {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) this.delete(key);
      else this.set(key, value);
    }
    for (const key of Object.keys(changes))
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

/** A window with an empty device, until the globals are restored. */
export function stubDevice(): TestDevice {
  const localStorage = new TestDevice();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  resetStorageMemory();
  return localStorage;
}
