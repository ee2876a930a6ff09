import { typedDistrictKey } from '@efie/domain/places';
import { memo, useEffect, useRef } from 'react';
import { Combobox } from '../../primitives/Combobox';
import { InlineError } from '../../primitives/ErrorState';
import { LiveRegion } from '../../primitives/LiveRegion';
import { useFormField, type FieldAdapterProps } from '../form';
import { readDistrictValue, readRegionValue } from './DistrictField.helpers';
import { Container } from './DistrictField.styles';
import { useDistrictOptions } from './useDistrictOptions';

const Control = memo(Combobox);
const NOT_LOADED = 'The districts could not be loaded';

export interface DistrictFieldProps extends Omit<FieldAdapterProps, 'label'> {
  /** 'District' by default. */
  label?: string;
  /** Name of the form value of the region. */
  regionName?: string;
  /** Disables the control. */
  isDisabled?: boolean;
}

function disabledReason(region: string, isLoading: boolean): string | undefined {
  if (region === '') return 'Choose a region first';
  return isLoading ? 'Loading districts' : undefined;
}

/**
 * A combobox with the districts of a region, loaded when a region is first chosen; a failed load can be retried. A stored
 * district that is not an official one stays selected and is offered too.
 */
export function DistrictField({
  name,
  regionName = 'region',
  label = 'District',
  ...rest
}: DistrictFieldProps) {
  const { value, error, setValue } = useFormField(name, readDistrictValue);
  const region = useFormField(regionName, readRegionValue).value;
  const { options, isLoading, hasFailed, tryAgain } = useDistrictOptions(region, value);
  const container = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);

  useEffect(() => {
    if (hasFailed || !hasRetried.current) return;
    hasRetried.current = false;
    // Focus was lost with the removed Try again button.
    if (document.activeElement === document.body) container.current?.querySelector('input')?.focus();
  }, [hasFailed]);

  return (
    <Container ref={container}>
      <Control
        name={name}
        label={label}
        value={value}
        onValueChange={setValue}
        options={options}
        foldText={typedDistrictKey}
        placeholder={`Select ${label.toLowerCase()}`}
        disabledText={disabledReason(region, isLoading)}
        emptyText={options.length === 0 ? NOT_LOADED : 'No match'}
        error={error}
        {...rest}
      />
      {hasFailed && (
        <InlineError
          onRetry={() => {
            hasRetried.current = true;
            tryAgain();
          }}
        >
          {NOT_LOADED}
        </InlineError>
      )}
      <LiveRegion>{hasFailed && NOT_LOADED}</LiveRegion>
    </Container>
  );
}
