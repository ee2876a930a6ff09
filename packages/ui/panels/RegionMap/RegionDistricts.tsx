import {
  groupThousands,
  pluralize,
  townKey,
  type FilterCounts,
  type Place,
  type SearchFilters,
} from '@efie/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useDistricts } from '../../hooks/useDistricts';
import { Button, Heading, Icon, Text } from '../../primitives';
import { districtsWithHomes } from './RegionMap.helpers';
import { Column, DistrictButton, DistrictHead, DistrictList } from './RegionMap.styles';

const NO_PLACES: readonly Place[] = [];

interface RegionDistrictsProps {
  /** With a region. */
  value: SearchFilters;
  /** Undefined until known. */
  counts: FilterCounts | undefined;
  places: readonly Place[] | undefined;
  onPress: (district: string) => void;
  onClear: () => void;
}

/** The districts of the chosen region that have homes, as toggle buttons. */
export function RegionDistricts({ value, counts, places, onPress, onClear }: RegionDistrictsProps) {
  const titleId = useId();
  const { region, district } = value;
  const names = useDistricts(region, places ?? NO_PLACES);
  const districts = names && counts && districtsWithHomes(names, counts.district, district);
  return (
    <Column>
      <DistrictHead>
        <Heading level={3} variant="panelTitle" id={titleId}>
          {region}
        </Heading>
        <Button kind="ghost" onClick={onClear}>
          All regions
        </Button>
      </DistrictHead>
      {districts?.length === 0 && <Text tone="secondary">No homes here with these filters.</Text>}
      {districts && districts.length > 0 && (
        <DistrictList role="list" aria-labelledby={titleId}>
          {districts.map(({ name, count }) => {
            const isChosen = townKey(name) === townKey(district);
            return (
              <li key={name}>
                <DistrictButton
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={`${name}, ${pluralize(count, 'home', 'homes')}`}
                  onClick={() => onPress(isChosen ? '' : name)}
                >
                  {isChosen && <Icon icon={Check} size="s" />}
                  <span>{name}</span> <b>{groupThousands(`${count}`)}</b>
                </DistrictButton>
              </li>
            );
          })}
        </DistrictList>
      )}
    </Column>
  );
}
