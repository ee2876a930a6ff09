import { DEMO_ACCOUNTS, FAULT_IDS, OPERATIONS, SCENARIO_IDS } from '@efie/mocks';
import { describe, expect, it } from 'vitest';
import { readBackendOptions, toolbarTypes } from './toolbar';
import { hasStateOverride, toolbarGlobals } from './toolbarGlobals';

const ORDINARY = {
  scenario: 'normal',
  session: 'guest',
  network: { kind: 'ok' },
  now: '2026-11-21T10:00:00.000Z',
  showsPhotographs: false,
};

const valuesOf = (name: string): string[] =>
  (toolbarTypes[name]?.toolbar?.items ?? []).map((item) =>
    typeof item === 'string' ? item : (item.value ?? ''),
  );

describe('the toolbar of Storybook', () => {
  it('offers every fault, account, operation and scenario, and the clock', () => {
    expect(valuesOf('network')).toEqual(['story', 'ok', ...FAULT_IDS]);
    expect(valuesOf('session')).toEqual(['story', 'guest', ...DEMO_ACCOUNTS.map(({ key }) => key)]);
    expect(valuesOf('calls')).toEqual(['all', ...Object.keys(OPERATIONS)]);
    expect(valuesOf('data')).toEqual(['story', ...SCENARIO_IDS]);
    expect(valuesOf('clock')).toContain(toolbarGlobals.clock);
  });

  it('uses the story parameters by default, and toolbar choices instead of them', () => {
    const parameters = {
      session: 'agent-free',
      network: 'offline',
      scenario: 'empty',
      showsPhotographs: true,
    };
    expect(readBackendOptions({}, toolbarGlobals)).toEqual(ORDINARY);
    expect(readBackendOptions({}, {})).toEqual(ORDINARY);
    expect(readBackendOptions(parameters, toolbarGlobals)).toEqual({
      ...ORDINARY,
      scenario: 'empty',
      session: 'agent-free',
      network: { kind: 'fault', fault: 'offline', operation: 'all' },
      showsPhotographs: true,
    });
    const chosen = {
      ...toolbarGlobals,
      session: 'guest',
      network: 'abort',
      calls: 'createProperty',
      data: 'small',
      clock: '40d',
    };
    expect(readBackendOptions(parameters, chosen)).toEqual({
      scenario: 'small',
      session: 'guest',
      network: { kind: 'fault', fault: 'abort', operation: 'createProperty' },
      now: '2026-12-31T10:00:00.000Z',
      showsPhotographs: true,
    });
    expect([
      hasStateOverride(toolbarGlobals),
      hasStateOverride({}),
      hasStateOverride({ ...toolbarGlobals, theme: 'dark' }),
    ]).toEqual([false, false, false]);
    expect(hasStateOverride(chosen)).toBe(true);
  });

  it.each(valuesOf('clock'))('accepts the clock %s', (clock) => {
    expect(readBackendOptions({}, { clock }).now).toMatch(/^202\d-/);
  });

  it.each([{ session: 'mars' }, { network: 'mars' }, { calls: 'mars' }, { data: 'mars' }, { clock: 'mars' }])(
    'rejects %j in a URL and lists the valid values',
    (globals) => {
      const [name = ''] = Object.keys(globals);
      expect(() => readBackendOptions({}, globals)).toThrow(`'mars' is not a valid value for ${name}`);
      expect(() => readBackendOptions({}, globals)).toThrow(valuesOf(name).join(', '));
    },
  );

  it('accepts the short name of a status fault', () => {
    expect(readBackendOptions({}, { network: 'status-500' }).network).toEqual({
      kind: 'fault',
      fault: 'status-500-html',
      operation: 'all',
    });
  });
});
