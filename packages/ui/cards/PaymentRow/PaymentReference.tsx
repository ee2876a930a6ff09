import { styled } from 'styled-components';

/* One click selects the whole reference, for quoting it to support. */
const Code = styled.bdi`
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface PaymentReferenceProps {
  reference: string;
  missing: string;
}

export function PaymentReference({ reference, missing }: PaymentReferenceProps) {
  if (reference.trim() === '') return missing;
  return <Code dir="ltr">{reference.trim()}</Code>;
}
