import { PAGE_SIZE, type Payment } from '@efie/domain';
import { Button, ErrorLine, paymentColumns, Table } from '@efie/ui';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../shared/useKeptFocus';
import { Older, PaymentsFailure, PaymentsTitle } from './AgentDashboard.styles';
import type { Part } from './usePart';

const NONE: readonly Payment[] = [];
const rowKey = ({ id }: Payment) => id;

function emptyTextFor({ kind }: Part<unknown>): string {
  return kind === 'failed' ? 'No payments to show' : 'No payments yet';
}

/**
 * What the agent has paid (checklist 399, ruling 107): a table, on phones a block each. Without an answer it is an empty
 * list (checklist 402), which says that this is not all there is to know.
 */
export function PaymentHistory({ part }: { part: Part<readonly Payment[]> }) {
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(title);
  const [shown, setShown] = useState(PAGE_SIZE);
  const payments = part.kind === 'ready' ? part.data : NONE;
  return (
    <div onFocus={keepFocus}>
      <PaymentsTitle ref={title} level={2} variant="panelTitle" id="payment-history" tabIndex={-1}>
        Payment history
      </PaymentsTitle>
      <Table
        caption="Payment history"
        isCaptionHidden
        columns={paymentColumns}
        items={payments.slice(0, shown)}
        rowKey={rowKey}
        emptyText={emptyTextFor(part)}
        isLoading={part.kind === 'loading'}
      />
      {part.kind === 'failed' && (
        <PaymentsFailure>
          <ErrorLine onRetry={part.onRetry} isRetrying={part.isRetrying}>
            Payments could not be loaded.
          </ErrorLine>
        </PaymentsFailure>
      )}
      {payments.length > shown && (
        <Older>
          <Button kind="ghost" edge="start" onClick={() => setShown(shown + PAGE_SIZE)}>
            Show older payments
          </Button>
        </Older>
      )}
    </div>
  );
}
