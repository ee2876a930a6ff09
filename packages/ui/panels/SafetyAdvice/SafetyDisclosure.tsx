import { ShieldCheck } from 'lucide-react';
import { Disclosure, Icon } from '../../primitives';
import { Summary } from './SafetyAdvice.styles';
import { SafetyAdviceList } from './SafetyAdviceList';

/** The same advice below a grid of listings, in a disclosure. */
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
      <SafetyAdviceList />
    </Disclosure>
  );
}
