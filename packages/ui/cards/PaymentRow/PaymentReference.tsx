import { styled } from 'styled-components';

/* One click selects the whole reference, for quoting it to support. */
const Code = styled.bdi`
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface PaymentReferenceProps {
  /** Reference of the payment provider; may be empty. */
  reference: string;
  /** Shown without a reference. */
  emptyText: string;
}

export function PaymentReference({ reference, emptyText }: PaymentReferenceProps) {
  if (reference.trim() === '') return <span>{emptyText}</span>;
  return <Code dir="ltr">{reference.trim()}</Code>;
}
