import { readAgent, serverNow, useSession, type QueryState } from '@efie/api';
import type { Payment } from '@efie/domain/account';
import { ALL_PAYMENTS, filterPayments } from '@efie/domain/plans';
import { PAGE_SIZE } from '@efie/domain/listing';
import {
  Button,
  InlineError,
  NoPaymentsLeft,
  paymentColumns,
  PaymentFilters,
  Table,
  type TableColumn,
} from '@efie/ui';
import { Receipt } from '@efie/ui/panels/Receipt';
import { useRef, useState } from 'react';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { usePrinting } from '../common/print/usePrinting';
import { Older, PaymentsFailure, PaymentsTitle } from './AgentDashboard.styles';
import { PaymentAction } from './PaymentAction';

const NO_PAYMENTS: readonly Payment[] = [];
const rowKey = ({ id }: Payment) => id;

function emptyTextFor({ kind }: QueryState<unknown>): string {
  return kind === 'error' ? 'No payments to show' : 'No payments yet';
}

/**
 * The agent's payments as a table, on phones as blocks, with a filter, receipts and the way to the support. A failure shows an
 * empty table with an error and Try again.
 */
export function PaymentHistory({ load }: { load: QueryState<readonly Payment[]> }) {
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  const session = useSession();
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const [filter, setFilter] = useState(ALL_PAYMENTS);
  const { printingId, onPrint, sheet } = usePrinting();
  const payments = load.kind === 'ready' ? load.data : NO_PAYMENTS;
  const shown = filterPayments(payments, filter);
  const changeFilter = (next: typeof filter) => {
    setFilter(next);
    setVisibleCount(PAGE_SIZE);
  };
  const printReceipt = (payment: Payment) => {
    const payer = readAgent(session.role === 'agent' ? session.record : {});
    onPrint(payment.id, <Receipt payment={payment} payer={payer} printedAt={serverNow()} />);
  };
  const columns: readonly TableColumn<Payment>[] = [
    ...paymentColumns,
    {
      key: 'action',
      label: 'Receipt or help',
      align: 'end',
      phone: 'detail',
      render: (payment) => (
        <PaymentAction payment={payment} isPrinting={printingId === payment.id} onPrint={printReceipt} />
      ),
    },
  ];
  return (
    <div onFocus={keepFocus}>
      <PaymentsTitle ref={title} level={2} variant="panelTitle" id="payment-history" tabIndex={-1}>
        Payment history
      </PaymentsTitle>
      <PaymentFilters payments={payments} filter={filter} shownCount={shown.length} onChange={changeFilter} />
      {payments.length > 0 && shown.length === 0 ? (
        <NoPaymentsLeft payments={payments} filter={filter} onChange={changeFilter} />
      ) : (
        <Table
          caption="Payment history"
          isCaptionHidden
          columns={columns}
          items={shown.slice(0, visibleCount)}
          rowKey={rowKey}
          emptyText={emptyTextFor(load)}
          isLoading={load.kind === 'loading'}
        />
      )}
      {load.kind === 'error' && (
        <PaymentsFailure>
          <InlineError onRetry={load.onRetry} isRetrying={load.isRetrying}>
            Payments could not be loaded.
          </InlineError>
        </PaymentsFailure>
      )}
      {shown.length > visibleCount && (
        <Older>
          <Button kind="ghost" edge="start" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
            Show older payments
          </Button>
        </Older>
      )}
      {sheet}
    </div>
  );
}
