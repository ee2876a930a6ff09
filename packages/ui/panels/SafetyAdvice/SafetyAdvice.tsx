import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives';
import { Panel, ReportLink, Title } from './SafetyAdvice.styles';
import { SafetyAdviceList } from './SafetyAdviceList';

export interface SafetyAdviceProps {
  /** Opens the report with 'Fraud or Scam' selected; without it there is no link. */
  onReportScam?: (() => void) | undefined;
}

/** Safety advice beside the contact buttons. */
export function SafetyAdvice({ onReportScam }: SafetyAdviceProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>
        <Icon icon={ShieldCheck} />
        Before you pay
      </Title>
      <SafetyAdviceList />
      {onReportScam !== undefined && (
        <ReportLink type="button" onClick={onReportScam}>
          Report a scam
        </ReportLink>
      )}
    </Panel>
  );
}
