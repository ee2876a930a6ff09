import { faultOf, FAULTS, isFaultId, isOperationId, OPERATIONS } from '@efie/mocks';
import { NETWORK_OK } from '@efie/mocks/controls';
import { Select } from '@efie/ui';
import { useState } from 'react';
import { Section, type SectionProps } from './Section';

const FAULT_OPTIONS = [
  { value: 'ok', label: 'None' },
  ...FAULTS.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
];

const OPERATION_OPTIONS = [
  { value: 'all', label: 'All requests' },
  ...Object.keys(OPERATIONS).map((id) => ({ value: id, label: id })),
];

/** Selects a fault for one or all operations. It applies to the following requests. */
export function NetworkSection({ state: { network }, controls }: SectionProps) {
  const [operation, setOperation] = useState<string>(network.kind === 'fault' ? network.operation : 'all');
  const fault = network.kind === 'fault' ? network.fault : 'ok';
  const change = (nextFault: string, nextOperation: string) => {
    setOperation(nextOperation);
    controls.setNetwork(
      isFaultId(nextFault)
        ? {
            kind: 'fault',
            fault: nextFault,
            operation: isOperationId(nextOperation) ? nextOperation : 'all',
          }
        : NETWORK_OK,
    );
  };
  return (
    <Section title="Network">
      <Select
        label="Fault"
        options={FAULT_OPTIONS}
        value={fault}
        hint={fault === 'ok' ? 'Every request gets its normal response.' : faultOf(fault).description}
        onChange={(event) => change(event.target.value, operation)}
      />
      <Select
        label="Affected requests"
        options={OPERATION_OPTIONS}
        value={network.kind === 'fault' ? network.operation : operation}
        onChange={(event) => change(fault, event.target.value)}
      />
    </Section>
  );
}
