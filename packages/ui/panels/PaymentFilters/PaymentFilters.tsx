import { pluralize, paymentChoices, type Payment, type PaymentFilter } from '@efie/domain';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme/tokens';
import { FilterSelect } from './FilterSelect';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space[3]};
  max-inline-size: 30rem;
  margin-block: ${space[4]} ${space[3]};
`;

const Shown = styled.p`
  grid-column: 1 / -1;
  ${type.small}
  ${type.figures}
  color: ${color.text2};
`;

export interface PaymentFiltersProps {
  /** The whole payment history; its statuses and years are the choices. */
  payments: readonly Payment[];
  /** The selected status and year; null selects all. */
  filter: PaymentFilter;
  /** Number of payments that match the filter. */
  shownCount: number;
  /** Called with the changed filter. */
  onChange: (filter: PaymentFilter) => void;
}

/** Filters a payment history by status and year, with the number of payments of each. Renders nothing when there is no choice. */
export function PaymentFilters({ payments, filter, shownCount, onChange }: PaymentFiltersProps) {
  const { statuses, years } = paymentChoices(payments, filter);
  const isFiltered = filter.status !== null || filter.year !== null;
  if (statuses.length < 2 && years.length < 2 && !isFiltered) return null;
  return (
    <Row role="group" aria-label="Filter payments">
      <FilterSelect
        label="Status"
        all="All statuses"
        choices={statuses}
        value={filter.status}
        onValueChange={(status) => onChange({ ...filter, status })}
      />
      <FilterSelect
        label="Year"
        all="All years"
        choices={years}
        value={filter.year}
        onValueChange={(year) => onChange({ ...filter, year })}
      />
      <Shown role="status">
        {isFiltered && `${shownCount} of ${pluralize(payments.length, 'payment', 'payments')}`}
      </Shown>
    </Row>
  );
}
