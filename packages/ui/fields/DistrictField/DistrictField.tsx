import { memo, useEffect, useRef } from 'react';
import { Combobox } from '../../primitives/Combobox';
import { ErrorLine } from '../../primitives/ErrorState';
import { LiveRegion } from '../../primitives/LiveRegion';
import { useFormField, type FieldAdapterProps } from '../form';
import { readDistrictValue, readRegionValue } from './DistrictField.helpers';
import { Shell } from './DistrictField.styles';
import { useDistrictChoices } from './useDistrictChoices';

const Control = memo(Combobox);
const NOT_LOADED = 'The districts could not be loaded';

export interface DistrictFieldProps extends Omit<FieldAdapterProps, 'label'> {
  /** 'Town' in the edit dialog. */
  label?: string;
  /** Where the form holds the region that the districts belong to. */
  regionName?: string;
  isDisabled?: boolean;
}

/** Why no district can be chosen yet. */
function reasonToWait(region: string, isLoading: boolean): string | undefined {
  if (region === '') return 'Choose a region first';
  return isLoading ? 'Loading districts' : undefined;
}

/**
 * The district of a region: typing narrows the list (design.md section 6). A stored town that is no official district is
 * kept, shown and offered (rulings 52, 54, fault 122). The list comes when a region is first chosen; where it cannot be
 * loaded, the field says so and tries again on request.
 */
export function DistrictField({
  name,
  regionName = 'region',
  label = 'District',
  ...look
}: DistrictFieldProps) {
  const { value, error, setValue } = useFormField(name, readDistrictValue);
  const region = useFormField(regionName, readRegionValue).value;
  const { options, isLoading, hasFailed, tryAgain } = useDistrictChoices(region, value);
  const shell = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);

  useEffect(() => {
    if (hasFailed || !hasAsked.current) return;
    hasAsked.current = false;
    // The button left with the focus in it: what it was pressed for takes it.
    if (document.activeElement === document.body) shell.current?.querySelector('input')?.focus();
  }, [hasFailed]);

  return (
    <Shell ref={shell}>
      <Control
        name={name}
        label={label}
        value={value}
        onValueChange={setValue}
        options={options}
        placeholder={`Select ${label.toLowerCase()}`}
        disabledText={reasonToWait(region, isLoading)}
        emptyText={options.length === 0 ? NOT_LOADED : 'No match'}
        error={error}
        {...look}
      />
      {hasFailed && (
        <ErrorLine
          onRetry={() => {
            hasAsked.current = true;
            tryAgain();
          }}
        >
          {NOT_LOADED}
        </ErrorLine>
      )}
      <LiveRegion>{hasFailed && NOT_LOADED}</LiveRegion>
    </Shell>
  );
}
