import { PaymentReference } from '@efie/ui';

/** Asks the payer to quote the reference if they were charged; one press selects it. */
export function QuotedReference({ id, reference }: { id?: string | undefined; reference: string }) {
  return (
    <p id={id}>
      If money left your account, contact us with the reference{' '}
      <b>
        <PaymentReference reference={reference} emptyText="" />
      </b>
      .
    </p>
  );
}
