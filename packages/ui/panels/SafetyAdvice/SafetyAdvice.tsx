import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives';
import { Lines, Panel, ReportLink, Title } from './SafetyAdvice.styles';

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
      <Lines role="list">
        <li>See the property first, inside and out.</li>
        <li>Pay no fee before a viewing.</li>
        <li>Pay the owner, and only against a receipt.</li>
      </Lines>
      {onReportScam !== undefined && (
        <ReportLink type="button" onClick={onReportScam}>
          Report a scam
        </ReportLink>
      )}
    </Panel>
  );
}
