import type { Payment } from '@efie/domain/account';
import { paymentChoices, type PaymentChoice, type PaymentFilter } from '@efie/domain/plans';
import { pluralize } from '@efie/domain/text';
import { styled } from 'styled-components';
import { Select } from '../../primitives';
import { color, space, type } from '../../theme/tokens';

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

/** The value of the option for all. Select would show '' muted, as if nothing were selected. */
const ALL = '*';

const choiceOf = (value: string): string | null => (value === ALL ? null : value);

const optionsOf = (all: string, choices: readonly PaymentChoice[]) => [
  { value: ALL, label: all },
  ...choices.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
];

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

/**
 * Selects the status and the year of a payment history; each option has its number of payments. Renders nothing when there is
 * only one status and one year.
 */
export function PaymentFilters({ payments, filter, shownCount, onChange }: PaymentFiltersProps) {
  const { statuses, years } = paymentChoices(payments, filter);
  const isFiltered = filter.status !== null || filter.year !== null;
  if (statuses.length < 2 && years.length < 2 && !isFiltered) return null;
  return (
    <Row role="group" aria-label="Filter payments">
      <Select
        label="Status"
        options={optionsOf('All statuses', statuses)}
        value={filter.status ?? ALL}
        onChange={({ target }) => onChange({ ...filter, status: choiceOf(target.value) })}
      />
      <Select
        label="Year"
        options={optionsOf('All years', years)}
        value={filter.year ?? ALL}
        onChange={({ target }) => onChange({ ...filter, year: choiceOf(target.value) })}
      />
      <Shown role="status">
        {isFiltered && `${shownCount} of ${pluralize(payments.length, 'payment', 'payments')}`}
      </Shown>
    </Row>
  );
}
