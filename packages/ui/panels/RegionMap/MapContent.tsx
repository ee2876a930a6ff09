import { LISTING_TYPES, listingTypeLabel } from '@efie/domain/listing';
import { formatPrice } from '@efie/domain/money';
import { groupThousands } from '@efie/domain/text';
import type { Region } from '@efie/domain/places';
import {
  changeFilters,
  type ListingCatalog,
  type RegionFigures,
  type SearchFilters,
} from '@efie/domain/search';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useCatalogQuery } from '../../hooks/useCatalogQuery';
import {
  Button,
  Disclosure,
  InlineError,
  Link,
  SegmentedToggle,
  Table,
  Text,
  type TableColumn,
} from '../../primitives';
import { MAP_ATTRIBUTION, MAP_LICENSE_URL } from './outlines.generated';
import { RegionDistricts } from './RegionDistricts';
import {
  homeShades,
  MAP_MEASURES,
  measuredValue,
  medianLabel,
  priceShades,
  shadeText,
  type MapMeasure,
} from './RegionMap.helpers';
import { Attribution, Body, Choices, Column, Content, Legend, Swatch } from './RegionMap.styles';
import { RegionShapes } from './RegionShapes';

const MEASURES = [
  { value: 'homes', label: 'Homes' },
  { value: 'price', label: 'Median price' },
] as const satisfies readonly { value: MapMeasure; label: string }[];

export interface MapContentProps {
  /** The filters in use. */
  value: SearchFilters;
  /** Called with another region, district or listing type. */
  onChange: (next: SearchFilters) => void;
  /** The listings that are counted; null until they have arrived. Must keep its identity between renders. */
  catalog: ListingCatalog | null;
  /** The listings could not be loaded; retrying is up to the screen. */
  isFailed?: boolean;
  /** The measure by which regions are shaded. */
  measure: MapMeasure;
  /** Called with the other measure. */
  onMeasureChange: (measure: MapMeasure) => void;
}

function tableColumns(listingType: SearchFilters['listingType']): readonly TableColumn<RegionFigures>[] {
  const columns: TableColumn<RegionFigures>[] = [
    {
      key: 'region',
      label: 'Region',
      render: ({ region }) => region,
      isRowHeader: true,
      tone: 'strong',
      phone: 'title',
    },
    {
      key: 'homes',
      label: 'Homes',
      render: ({ count }) => groupThousands(`${count}`),
      align: 'end',
    },
  ];
  const median: TableColumn<RegionFigures> = {
    key: 'median',
    label: medianLabel(listingType),
    render: ({ median: price }) => (price === null ? 'Too few homes' : formatPrice(price)),
    align: 'end',
  };
  return listingType === '' ? columns : [...columns, median];
}

/** Asks for one listing type, without which the map cannot compare prices. */
function ListingTypeChoice({ onChoose }: { onChoose: (type: (typeof LISTING_TYPES)[number]) => void }) {
  return (
    <div>
      <Text variant="small" tone="secondary">
        Rents and sale prices have no common median. Choose one:
      </Text>
      <Choices>
        {LISTING_TYPES.map((type) => (
          <Button key={type} kind="secondary" onClick={() => onChoose(type)}>
            {listingTypeLabel(type)}
          </Button>
        ))}
      </Choices>
    </div>
  );
}

/** The regions, their legend, the districts of the chosen one, and the same figures as a table. */
export function MapContent({
  value,
  onChange,
  catalog,
  isFailed = false,
  measure,
  onMeasureChange,
}: MapContentProps) {
  const tabStop = useRef<SVGPathElement>(null);
  const filters = useDeferredValue(value);
  const { data, isError, refetch } = useCatalogQuery(catalog, 'regionFigures', filters);
  const figures = useMemo(
    () => data && new Map<Region, RegionFigures>(data.map((own) => [own.region, own])),
    [data],
  );
  const shades = useMemo(() => {
    const values = data?.flatMap((own) => measuredValue(own, measure) ?? []) ?? [];
    return measure === 'homes' ? homeShades(values) : priceShades(values);
  }, [data, measure]);
  const needsType = measure === 'price' && value.listingType === '';
  const isLoading = data === undefined && !isFailed && !isError;

  const chooseRegion = (region: SearchFilters['region']) => onChange(changeFilters(value, { region }));
  /** For buttons that are gone once they are pressed. */
  const moveFocusToMap = () => tabStop.current?.focus({ preventScroll: true });

  return (
    <Content>
      <Body>
        <Column>
          <SegmentedToggle
            label="Shade regions by"
            isLabelHidden
            options={MEASURES}
            value={measure}
            onValueChange={(next) => onMeasureChange(MAP_MEASURES.find((name) => name === next) ?? 'homes')}
          />
          {needsType && (
            <ListingTypeChoice
              onChoose={(listingType) => {
                onChange(changeFilters(value, { listingType }));
                moveFocusToMap();
              }}
            />
          )}
          <RegionShapes
            figures={figures}
            isBusy={isLoading}
            measure={measure}
            shades={shades}
            chosen={value.region}
            onPress={(region) => chooseRegion(region === value.region ? '' : region)}
            tabStopRef={tabStop}
          />
          <Attribution>
            {MAP_ATTRIBUTION} <Link href={MAP_LICENSE_URL}>License</Link>
          </Attribution>
        </Column>
        <Column>
          {isFailed && <InlineError>The homes of the map could not be loaded.</InlineError>}
          {isError && !isFailed && (
            <InlineError onRetry={() => void refetch()}>
              The homes of the map could not be loaded.
            </InlineError>
          )}
          {shades.length > 0 && (
            <Legend role="list" aria-label={measure === 'homes' ? 'Homes' : medianLabel(value.listingType)}>
              {shades.map((shade, index) => (
                <li key={shade.min}>
                  <Swatch data-shade={index + 1} />
                  <span>{shadeText(shade, measure)}</span>
                </li>
              ))}
              {data?.some((own) => measuredValue(own, measure) === null) && (
                <li>
                  <Swatch />
                  <span>{measure === 'homes' ? 'No homes' : 'Fewer than 8 prices'}</span>
                </li>
              )}
            </Legend>
          )}
          {value.region !== '' && (
            <RegionDistricts
              key={value.region}
              value={value}
              figures={figures?.get(value.region)}
              onPress={(district) => onChange(changeFilters(value, { district }))}
              onClear={() => {
                chooseRegion('');
                moveFocusToMap();
              }}
            />
          )}
          {data !== undefined && (
            <Disclosure summary="Show as table">
              <Table
                caption="Homes by region"
                isCaptionHidden
                columns={tableColumns(value.listingType)}
                items={data}
                rowKey={({ region }) => region}
                emptyText="No regions."
              />
            </Disclosure>
          )}
        </Column>
      </Body>
    </Content>
  );
}
