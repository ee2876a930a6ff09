import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives';
import { Panel, ReportLink, Title } from './SafetyAdvice.styles';
import { SafetyLines } from './SafetyLines';

export interface SafetyAdviceProps {
  /** Opens the report with 'Fraud or Scam' chosen; without it there is no such link. */
  onReportScam?: (() => void) | undefined;
}

/** What to look at before paying, where one contacts an agent. It accuses nobody (corrections.md section 4). */
export function SafetyAdvice({ onReportScam }: SafetyAdviceProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>
        <Icon icon={ShieldCheck} />
        Before you pay
      </Title>
      <SafetyLines />
      {onReportScam !== undefined && (
        <ReportLink type="button" onClick={onReportScam}>
          Report a scam
        </ReportLink>
      )}
    </Panel>
  );
}
