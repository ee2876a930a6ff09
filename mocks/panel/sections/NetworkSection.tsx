import { Select } from '@efie/ui';
import { useState } from 'react';
import { faultOf, FAULTS, isFaultId, isOperationId, OPERATIONS } from '../../faults';
import { NETWORK_OK, type NetworkSetting } from '../network';
import { Section } from './Section';

const FAULT_OPTIONS = [
  { value: 'ok', label: 'None' },
  ...FAULTS.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
];

const CALL_OPTIONS = [
  { value: 'all', label: 'Every call' },
  ...Object.keys(OPERATIONS).map((id) => ({ value: id, label: id })),
];

export interface NetworkSectionProps {
  network: NetworkSetting;
  onChange: (network: NetworkSetting) => void;
}

/** Selects a fault for one or all operations. It applies to the following requests. */
export function NetworkSection({ network, onChange }: NetworkSectionProps) {
  const [calls, setCalls] = useState<string>(network.kind === 'fault' ? network.operation : 'all');
  const fault = network.kind === 'fault' ? network.fault : 'ok';
  const change = (nextFault: string, nextCalls: string) => {
    setCalls(nextCalls);
    const operation = isOperationId(nextCalls) ? nextCalls : 'all';
    onChange(isFaultId(nextFault) ? { kind: 'fault', fault: nextFault, operation } : NETWORK_OK);
  };
  return (
    <Section title="Network">
      <Select
        label="Fault"
        options={FAULT_OPTIONS}
        value={fault}
        hint={fault === 'ok' ? 'Every request gets its normal response.' : faultOf(fault).description}
        onChange={(event) => change(event.target.value, calls)}
      />
      <Select
        label="Affected calls"
        options={CALL_OPTIONS}
        value={network.kind === 'fault' ? network.operation : calls}
        onChange={(event) => change(fault, event.target.value)}
      />
    </Section>
  );
}
