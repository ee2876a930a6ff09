import { PaymentReference } from '@efie/ui';

/** What to quote when the money is gone and the plan has not come; one press selects the reference. */
export function QuotedReference({ id, reference }: { id?: string | undefined; reference: string }) {
  return (
    <p id={id}>
      If money left your account, contact us with the reference{' '}
      <b>
        <PaymentReference reference={reference} missing="" />
      </b>
      .
    </p>
  );
}
