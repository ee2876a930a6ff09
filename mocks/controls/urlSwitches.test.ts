import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../accounts';
import { FAULT_IDS } from '../faults';
import { SCENARIO_IDS } from '../scenarios';
import { formatSwitches, parseUrlSwitches } from './urlSwitches';

describe('the URL switches of the mock panel', () => {
  it('reads all four switches', () => {
    const address = parseUrlSwitches('?scenario=empty&as=agent-free&network=offline&clock=40d');
    expect(address).toEqual({
      switches: {
        scenario: 'empty',
        as: 'agent-free',
        network: { kind: 'fault', fault: 'offline', operation: 'all' },
        clock: { kind: 'ahead', days: 40 },
      },
      ignored: [],
      rest: '',
    });
  });

  it.each(SCENARIO_IDS)('reads the scenario %s', (id) => {
    expect(parseUrlSwitches(`?scenario=${id}`).switches).toEqual({ scenario: id });
  });

  it.each(FAULT_IDS)('reads the fault %s, for all operations and for one', (fault) => {
    expect(parseUrlSwitches(`?network=${fault}`).switches.network).toEqual({
      kind: 'fault',
      fault,
      operation: 'all',
    });
    expect(parseUrlSwitches(`?network=${fault}:listProperties`).switches.network).toEqual({
      kind: 'fault',
      fault,
      operation: 'listProperties',
    });
  });

  it.each([
    ['status-500', 'status-500-html'],
    ['status-409', 'status-409-or-413'],
    ['status-413', 'status-409-or-413'],
  ])('reads the alias %s as the fault %s', (name, fault) => {
    const { switches, ignored } = parseUrlSwitches(`?network=${name}:listProperties`);
    expect(switches.network).toEqual({ kind: 'fault', fault, operation: 'listProperties' });
    expect(ignored).toEqual([]);
    expect(formatSwitches(switches)).toBe(`network=${fault}:listProperties`);
  });

  it.each(['guest', ...DEMO_ACCOUNTS.map(({ key }) => key)])('reads the account %s', (who) => {
    expect(parseUrlSwitches(`?as=${who}`).switches).toEqual({ as: who });
  });

  it.each(DEMO_ACCOUNTS.map((account) => [account.key, account] as const))(
    'a link to the state of %s has its key, and neither its token nor its email address',
    (key, { token, email }) => {
      const link = formatSwitches({ as: key, scenario: 'normal' });
      expect(link).toContain(`as=${key}`);
      expect(link).not.toContain(token);
      expect(link).not.toContain(email);
    },
  );

  it('decodes plus signs and escapes', () => {
    expect(parseUrlSwitches('?clock=+3d').switches).toEqual({ clock: { kind: 'ahead', days: 3 } });
    expect(parseUrlSwitches('?network=status-401%3AlogInUser').switches.network).toMatchObject({
      operation: 'logInUser',
    });
  });

  it('leaves the other parameters unchanged, character by character', () => {
    const appQuery = 'region=Greater+Accra&q=caf%C3%A9%20%E0%A4%A&x&min==5&region=Volta';
    expect(parseUrlSwitches(`?${appQuery}`)).toEqual({ switches: {}, ignored: [], rest: `?${appQuery}` });
    expect(parseUrlSwitches(`?scenario=empty&${appQuery}&as=guest`).rest).toBe(`?${appQuery}`);
  });

  it('reports invalid values, applies valid ones and never throws', () => {
    const long = 'x'.repeat(5_000);
    const address = parseUrlSwitches(
      `?region=Atlantis&scenario=mars&network=offline:everything&as=constructor&clock=%E0%A4%A&network=${long}&scenario=small`,
    );
    expect(address.switches).toEqual({ scenario: 'small' });
    expect(address.rest).toBe('?region=Atlantis');
    expect(address.ignored).toEqual([
      { name: 'scenario', value: 'mars' },
      { name: 'network', value: 'offline:everything' },
      { name: 'as', value: 'constructor' },
      { name: 'clock', value: '%E0%A4%A' },
      { name: 'network', value: `${'x'.repeat(40)}…` },
    ]);
    for (const search of ['', '?', '?&&', '?=', '?as', '?network=:', '?__proto__=1', '?toString=1'])
      expect(() => parseUrlSwitches(search)).not.toThrow();
  });

  it('writes a query that reads back to the same switches', () => {
    const query = formatSwitches({
      scenario: 'hostile',
      as: 'user',
      network: { kind: 'fault', fault: 'status-422', operation: 'signUpUser' },
      clock: { kind: 'fixed', at: '2026-12-25T08:00:00.000Z' },
    });
    expect(query).toBe(
      'scenario=hostile&as=user&network=status-422:signUpUser&clock=2026-12-25T08:00:00.000Z',
    );
    expect(formatSwitches(parseUrlSwitches(`?${query}`).switches)).toBe(query);
    expect(formatSwitches({ network: { kind: 'ok' }, clock: { kind: 'running' } })).toBe('');
  });
});
