import { ShieldCheck } from 'lucide-react';
import { Disclosure, Icon } from '../../primitives';
import { ShortLines, Summary } from './SafetyAdvice.styles';
import { SafetyAdviceList } from './SafetyAdviceList';

/** The same advice below a grid of listings, in a disclosure. */
export function SafetyDisclosure() {
  return (
    <ShortLines>
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
    </ShortLines>
  );
}
