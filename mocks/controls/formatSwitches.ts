import type { UrlSwitches } from './urlSwitches';
import { formatClock } from './clock';
import { formatNetwork } from './network';

/** The query string for these switches, without '?'. Default values are omitted. */
export function formatSwitches({ scenario, as, network, clock }: UrlSwitches): string {
  const params = [
    scenario && `scenario=${scenario}`,
    as && `as=${as}`,
    network && network.kind !== 'ok' && `network=${formatNetwork(network)}`,
    clock && clock.kind !== 'running' && `clock=${formatClock(clock)}`,
  ];
  return params.filter(Boolean).join('&');
}
