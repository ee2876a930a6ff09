import { styled } from 'styled-components';

/* One click selects the whole reference, for quoting it to support. */
const Code = styled.bdi`
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface PaymentReferenceProps {
  reference: string;
  emptyText: string;
}

export function PaymentReference({ reference, emptyText }: PaymentReferenceProps) {
  if (reference.trim() === '') return emptyText;
  return <Code dir="ltr">{reference.trim()}</Code>;
}
