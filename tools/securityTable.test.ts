import { ACCOUNT_KEYS, DEVICE_KEYS, SESSION_DATA_KEYS, SESSION_KEYS } from '@efie/api';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryFiles } from './repositoryFiles';
import { root } from './run';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const text = read('docs/security.md');
const [, deviceTable = '', requirementTable = ''] = text.split(/^## /m);

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Key|Id|-+) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const requirements = rowsOf(requirementTable);

/** A comment is no proof. */
const withoutComments = (source: string): string => source.replaceAll(/^\s*(?:\/\*[^]*?\*\/|\/\/.*)$/gm, '');

describe('the table of requirements', () => {
  it('has every requirement once, with a state; a part that is not met has a reason', () => {
    expect(requirements.length).toBeGreaterThan(60);
    const ids = requirements.flatMap(([id = '']) => id.replace(' (?)', '').split(', '));
    expect(ids).toEqual([...new Set(ids)]);
    for (const [, , state = ''] of requirements)
      expect(state).toMatch(/^(?:Met(?:$|:| (?:as|by|for|in|where) )|Not applicable: .{5}|Partly: .{30})/);
  });

  it.each(requirements.map(([id = '', , state = '', shownBy = '']) => ({ id, state, shownBy })))(
    '$id names tests that exist',
    ({ state, shownBy }) => {
      const tests = [...shownBy.matchAll(/`([^`]+)` "([^"]+)"/g)];
      if (!state.startsWith('Not applicable')) expect(tests).not.toEqual([]);
      for (const [, file = '', title = ''] of tests) {
        expect(file).toMatch(/\.(?:test|stories)\.tsx?$/);
        expect(withoutComments(read(file))).toContain(title);
      }
    },
  );

  it('3.5.3: no operation that changes something is a GET', () => {
    const { paths } = parse(read('openapi.yaml')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const reads = Object.values(paths).flatMap(({ get }) => get?.operationId ?? []);
    expect(reads.length).toBeGreaterThan(5);
    expect(reads.filter((name) => !/^(?:get|list|verifyPayment)/.test(name))).toEqual([]);
  });
});

describe('the table of what is stored', () => {
  const sources = repositoryFiles()
    .filter((file) => /^(?:packages\/(?:api|ui)|apps\/web\/(?:app|routing|screens))\//.test(file))
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
    .map(read);
  /** Names of a channel and of an event, and a key of the mock backend. */
  const NOT_STORED = new Set(['efie-favorites', 'efie-pop', 'efie-mock']);

  it('lists every key that the app stores', () => {
    const keys = sources.flatMap((source) =>
      [...source.matchAll(/['"`](efie-[a-z-]+)(?=['"`$])/g)].map(([, key = '']) => key),
    );
    const listed = [...deviceTable.matchAll(/`([^`]+)`/g)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(15);
    const missing = [...new Set([...keys, ...SESSION_KEYS, ...DEVICE_KEYS])].filter(
      (key) => !NOT_STORED.has(key) && !listed.includes(key),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['with the session', [...SESSION_KEYS, ...SESSION_DATA_KEYS], /^When the session ends/],
    ['at log-out', ACCOUNT_KEYS, /^Logging out$/],
    ['by no log-out', DEVICE_KEYS, /^(?!.*(?:session|log))/i],
  ])('says of each key that is removed %s when it is removed', (_, keys, when) => {
    const rows = rowsOf(deviceTable);
    for (const key of keys) {
      const [, , , removed = ''] = rows.find(([listed]) => listed?.includes(`\`${key}\``)) ?? [];
      expect(removed, key).toMatch(when);
      expect(removed, key).not.toBe('');
    }
  });
});
