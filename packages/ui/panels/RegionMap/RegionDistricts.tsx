import { groupThousands, pluralize, townKey, type RegionFigures, type SearchFilters } from '@efie/domain';
import { useId } from 'react';
import { Button, Heading, Text } from '../../primitives';
import { withChosenDistrict } from './RegionMap.helpers';
import { Column, DistrictButton, DistrictHead, DistrictList } from './RegionMap.styles';

interface RegionDistrictsProps {
  /** With a region. */
  value: SearchFilters;
  /** Of the region; undefined until known. */
  figures: RegionFigures | undefined;
  onPress: (district: string) => void;
  onClear: () => void;
}

/** The districts of the chosen region that have homes, as toggle buttons. */
export function RegionDistricts({ value, figures, onPress, onClear }: RegionDistrictsProps) {
  const titleId = useId();
  const { region, district } = value;
  const districts = figures && withChosenDistrict(figures.districts, district);
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
      {districts !== undefined && districts.length > 0 && (
        <DistrictList role="list" aria-labelledby={titleId}>
          {districts.map(({ name, count }) => {
            const isChosen = townKey(name) === townKey(district);
            return (
              <li key={name}>
                <DistrictButton
                  type="button"
                  data-glyph={isChosen ? 'map-pin' : undefined}
                  aria-pressed={isChosen}
                  aria-label={`${name}, ${pluralize(count, 'home', 'homes')}`}
                  onClick={() => onPress(isChosen ? '' : name)}
                >
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
