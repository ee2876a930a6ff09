import type { MockWishes } from './address';
import { clockText } from './clock';
import { networkText } from './network';

/** The query string for these switches, without '?'. Default values are omitted. */
export function stateQuery({ scenario, as, network, clock }: MockWishes): string {
  const params = [
    scenario && `scenario=${scenario}`,
    as && `as=${as}`,
    network && network.kind !== 'ok' && `network=${networkText(network)}`,
    clock && clock.kind !== 'running' && `clock=${clockText(clock)}`,
  ];
  return params.filter(Boolean).join('&');
}
