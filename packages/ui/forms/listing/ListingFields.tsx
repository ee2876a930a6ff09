import { listingField, type ListingFieldName } from '@efie/domain/listing';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { FieldAdapterProps } from '../../fields/form';
import { RegionDistrictFields } from '../../fields/RegionDistrictFields';
import { SelectField } from '../../fields/SelectField';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import type { ListingRows } from './fieldRows';
import { listingLabel, type ListingFormKind } from './listingValues';

export interface NumberControlProps extends FieldAdapterProps {
  isMoney: boolean;
  unit: string | undefined;
}

export interface ListingFieldsProps {
  form: ListingFormKind;
  rows: ListingRows;
  /** The values before any edit: a choice that has none gets an empty option. */
  savedValues: Readonly<Partial<Record<ListingFieldName, unknown>>>;
  /** 'rent' or 'sale', where the label of the price depends on it. */
  listingType?: string;
  /** Arranges the fields of a row. */
  Row: ComponentType<{ count: number; children: ReactNode }>;
  /** The controls that one of the forms lazy-loads. */
  controls?: { Number?: ComponentType<NumberControlProps>; Amenities?: ComponentType };
  /** Whether any of the fields may be shown. */
  isShown?: (...names: readonly ListingFieldName[]) => boolean;
}

type FieldProps = Omit<ListingFieldsProps, 'rows' | 'Row' | 'isShown'> & { name: ListingFieldName };

function Field({
  name,
  form,
  savedValues,
  listingType = '',
  controls = {},
}: FieldProps): ReactElement | null {
  const field = listingField(name);
  const isRequired = field.isRequired ?? false;
  const label = listingLabel(name, form, listingType);
  const props = { name, label, isRequired };
  switch (field.kind) {
    case 'longText':
      return <TextAreaField {...props} rows={4} />;
    case 'choice':
      return (
        <SelectField
          {...props}
          options={field.options}
          {...((savedValues[name] === '' || !isRequired) && { placeholder: `Select ${label.toLowerCase()}` })}
        />
      );
    case 'money':
    case 'count':
    case 'decimal':
      return controls.Number ? (
        <controls.Number {...props} isMoney={field.kind === 'money'} unit={field.unit} />
      ) : null;
    case 'amenities':
      return controls.Amenities ? <controls.Amenities /> : null;
    case 'region':
      return <RegionDistrictFields districtLabel={listingLabel('district', form)} isRequired={isRequired} />;
    case 'district':
      return null;
    case 'text':
      return <TextField {...props} />;
  }
}

/**
 * The fields of a listing, as LISTING_FIELDS defines them, for the form for a new listing and the edit dialog. Their initial
 * values are in `listingValues`, their validation in `listingSchema`.
 */
export function ListingFields({ rows, Row, isShown = () => true, ...props }: ListingFieldsProps) {
  return rows
    .filter((names) => isShown(...names))
    .map((names) => {
      // RegionDistrictFields renders both.
      const rendered = names.filter((name) => name !== 'district');
      return (
        <Row key={names.join()} count={rendered.length}>
          {rendered.map(
            (name) => (name === 'region' || isShown(name)) && <Field key={name} name={name} {...props} />,
          )}
        </Row>
      );
    });
}
