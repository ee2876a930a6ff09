import { districtKey } from '@efie/domain/places';
import type { RegionFigures, SearchFilters } from '@efie/domain/search';
import { pluralize, groupThousands } from '@efie/domain/text';
import { useId, useState } from 'react';
import { Button, Heading, Text } from '../../primitives';
import { FIRST_DISTRICTS, visibleDistricts } from './RegionMap.helpers';
import { Column, DistrictButton, DistrictHead, DistrictList } from './RegionMap.styles';

interface RegionDistrictsProps {
  /** With a region. */
  value: SearchFilters;
  /** Figures of the region; undefined until known. */
  figures: RegionFigures | undefined;
  onPress: (district: string) => void;
  onClear: () => void;
}

/** The districts of a region that have homes, as toggle buttons. Give it the region as its key. */
export function RegionDistricts({ value, figures, onPress, onClear }: RegionDistrictsProps) {
  const titleId = useId();
  const listId = useId();
  const [isShowingAll, setShowingAll] = useState(false);
  const { region, district } = value;
  // Stays listed when it is cleared: its button has focus.
  const [lastChosen, setLastChosen] = useState(district);
  if (district !== '' && district !== lastChosen) setLastChosen(district);
  const districts = figures && visibleDistricts(figures.districts, lastChosen, isShowingAll);
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
        <DistrictList role="list" id={listId} aria-labelledby={titleId}>
          {districts.map(({ name, count }) => {
            const isChosen = districtKey(name) === districtKey(district);
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
      {figures !== undefined && figures.districts.length > FIRST_DISTRICTS && (
        <Button
          kind="ghost"
          aria-expanded={isShowingAll}
          aria-controls={listId}
          onClick={() => setShowingAll(!isShowingAll)}
        >
          {isShowingAll ? 'Show fewer' : `Show all ${figures.districts.length} districts`}
        </Button>
      )}
    </Column>
  );
}
