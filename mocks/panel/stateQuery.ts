import type { MockWishes } from './address';
import { clockText } from './clock';
import { networkText } from './network';

/** The query, without its question mark, that asks for these wishes; what is ordinary anyway is left out. */
export function stateQuery({ scenario, as, network, clock }: MockWishes): string {
  const parts = [
    scenario && `scenario=${scenario}`,
    as && `as=${as}`,
    network && network.kind !== 'ok' && `network=${networkText(network)}`,
    clock && clock.kind !== 'running' && `clock=${clockText(clock)}`,
  ];
  return parts.filter(Boolean).join('&');
}
