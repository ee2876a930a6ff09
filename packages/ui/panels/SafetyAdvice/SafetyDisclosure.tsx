import { ShieldCheck } from 'lucide-react';
import { Disclosure, Icon } from '../../primitives';
import { Summary } from './SafetyAdvice.styles';
import { SafetyLines } from './SafetyLines';

/** The same advice under a grid of listings, once: a line of 44 px that opens (corrections.md section 4). */
export function SafetyDisclosure() {
  return (
    <Disclosure
      summary={
        <Summary>
          <Icon icon={ShieldCheck} />
          Before you pay
        </Summary>
      }
    >
      <SafetyLines />
    </Disclosure>
  );
}
