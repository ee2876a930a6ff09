import type { QueryState } from '@efie/api';
import { PAGE_SIZE, type Payment } from '@efie/domain';
import { Button, InlineError, paymentColumns, Table } from '@efie/ui';
import { useRef, useState } from 'react';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { Older, PaymentsFailure, PaymentsTitle } from './AgentDashboard.styles';

const NO_PAYMENTS: readonly Payment[] = [];
const rowKey = ({ id }: Payment) => id;

function emptyTextFor({ kind }: QueryState<unknown>): string {
  return kind === 'error' ? 'No payments to show' : 'No payments yet';
}

/** The agent's payments as a table, on phones as blocks. A failure shows an empty table with an error and Try again. */
export function PaymentHistory({ load }: { load: QueryState<readonly Payment[]> }) {
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const payments = load.kind === 'ready' ? load.data : NO_PAYMENTS;
  return (
    <div onFocus={keepFocus}>
      <PaymentsTitle ref={title} level={2} variant="panelTitle" id="payment-history" tabIndex={-1}>
        Payment history
      </PaymentsTitle>
      <Table
        caption="Payment history"
        isCaptionHidden
        columns={paymentColumns}
        items={payments.slice(0, visibleCount)}
        rowKey={rowKey}
        emptyText={emptyTextFor(load)}
        isLoading={load.kind === 'loading'}
      />
      {load.kind === 'error' && (
        <PaymentsFailure>
          <InlineError onRetry={load.onRetry} isRetrying={load.isRetrying}>
            Payments could not be loaded.
          </InlineError>
        </PaymentsFailure>
      )}
      {payments.length > visibleCount && (
        <Older>
          <Button kind="ghost" edge="start" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
            Show older payments
          </Button>
        </Older>
      )}
    </div>
  );
}
