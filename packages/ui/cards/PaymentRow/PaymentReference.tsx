import { styled } from 'styled-components';

/* One press selects the whole of it, to be quoted to support. */
const Code = styled.bdi`
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface PaymentReferenceProps {
  reference: string;
  /** Said when the server gave none. */
  missing: string;
}

/** A payment's reference: left to right in every language, and selected as one. */
export function PaymentReference({ reference, missing }: PaymentReferenceProps) {
  if (reference.trim() === '') return missing;
  return <Code dir="ltr">{reference.trim()}</Code>;
}
