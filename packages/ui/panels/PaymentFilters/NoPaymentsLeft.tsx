import type { Payment } from '@efie/domain/account';
import { filterPayments, type PaymentFilter } from '@efie/domain/plans';
import { pluralize } from '@efie/domain/text';
import { styled } from 'styled-components';
import { Button } from '../../primitives';
import { space } from '../../theme/tokens';
import { noPaymentsText } from './PaymentFilters.helpers';

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export interface NoPaymentsLeftProps {
  /** The whole payment history. */
  payments: readonly Payment[];
  /** A filter that matches no payment. */
  filter: PaymentFilter;
  /** Called with the filter without its status or year. */
  onChange: (filter: PaymentFilter) => void;
}

/** Says that no payment matches, and offers to clear the status or the year, with the number of payments that then match. */
export function NoPaymentsLeft({ payments, filter, onChange }: NoPaymentsLeftProps) {
  const ways = [
    { label: 'All statuses', next: { ...filter, status: null } },
    { label: 'All years', next: { ...filter, year: null } },
  ];
  return (
    <Box>
      <p>{noPaymentsText(filter)}</p>
      <Ways>
        {ways.map(({ label, next }) => {
          const { length } = filterPayments(payments, next);
          return (
            length > 0 && (
              <Button key={label} kind="secondary" onClick={() => onChange(next)}>
                {`${label}: ${pluralize(length, 'payment', 'payments')}`}
              </Button>
            )
          );
        })}
      </Ways>
    </Box>
  );
}
