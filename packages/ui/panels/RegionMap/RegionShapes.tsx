import { REGIONS, type Region } from '@efie/domain/places';
import type { RegionFigures } from '@efie/domain/search';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { MAP_BOX, OUTLINES } from './outlines.generated';
import {
  labelPosition,
  measuredValue,
  nextRegion,
  regionText,
  shadeOf,
  shortNumber,
  type MapMeasure,
  type Shade,
} from './RegionMap.helpers';
import { Coast, Label, MapBox, Outlines, PointedLine, Ring, Shape } from './RegionMap.styles';

const COUNTRY = REGIONS.map((region) => OUTLINES[region].path).join('');

/** A ring of two colors: no single color has contrast with every shade. */
function Rings({ region, kind }: { region: Region; kind: 'chosen' | 'focus' }) {
  const { path } = OUTLINES[region];
  return (
    <g aria-hidden="true">
      <Ring d={path} data-ring="edge" />
      <Ring d={path} data-ring={kind} />
    </g>
  );
}

interface RegionShapesProps {
  /** By region; undefined until known. */
  figures: ReadonlyMap<Region, RegionFigures> | undefined;
  isBusy: boolean;
  measure: MapMeasure;
  shades: readonly Shade[];
  chosen: Region | '';
  onPress: (region: Region) => void;
  /** The element of the region that is the map's tab stop. */
  tabStopRef: RefObject<SVGPathElement | null>;
}

/** The regions as toggle buttons with one tab stop: arrow keys move to the neighbor in their direction. */
export function RegionShapes({
  figures,
  isBusy,
  measure,
  shades,
  chosen,
  onPress,
  tabStopRef,
}: RegionShapesProps) {
  const [focused, setFocused] = useState<Region | null>(null);
  const [lastFocused, setLastFocused] = useState<Region>(REGIONS[0]);
  const [hovered, setHovered] = useState<Region | null>(null);
  const tabStop = focused ?? (chosen || lastFocused);
  const pointed = hovered ?? focused ?? chosen;

  const onKeyDown = (event: KeyboardEvent<SVGPathElement>, region: Region) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPress(region);
      return;
    }
    const next = nextRegion(region, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const shapes = event.currentTarget.parentElement?.querySelectorAll<SVGPathElement>('[role="button"]');
    shapes?.[REGIONS.indexOf(next)]?.focus();
  };

  return (
    <div>
      <MapBox>
        <Outlines
          viewBox={`${MAP_BOX.x} ${MAP_BOX.y} ${MAP_BOX.width} ${MAP_BOX.height}`}
          role="group"
          aria-label="Regions"
          aria-busy={isBusy || undefined}
        >
          <Coast d={COUNTRY} aria-hidden="true" />
          {REGIONS.map((region) => {
            const own = figures?.get(region);
            return (
              <Shape
                key={region}
                ref={region === tabStop ? tabStopRef : null}
                d={OUTLINES[region].path}
                data-shade={own ? shadeOf(measuredValue(own, measure), shades) : 0}
                role="button"
                tabIndex={region === tabStop ? 0 : -1}
                aria-pressed={region === chosen}
                aria-label={regionText(region, own)}
                onClick={() => onPress(region)}
                onKeyDown={(event) => onKeyDown(event, region)}
                onFocus={({ currentTarget }) => {
                  setLastFocused(region);
                  setFocused(currentTarget.matches(':focus-visible') ? region : null);
                }}
                onBlur={() => setFocused(null)}
                onPointerEnter={() => setHovered(region)}
                onPointerLeave={() => setHovered(null)}
              />
            );
          })}
          {chosen !== '' && <Rings region={chosen} kind="chosen" />}
          {focused !== null && <Rings region={focused} kind="focus" />}
        </Outlines>
        <div aria-hidden="true">
          {REGIONS.map((region) => {
            const own = figures?.get(region);
            const value = own ? measuredValue(own, measure) : null;
            const { left, top, isInside } = labelPosition(region);
            return (
              <Label
                key={region}
                style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
                data-shade={isInside ? shadeOf(value, shades) : 0}
                data-glyph={region === chosen ? 'map-pin' : undefined}
              >
                <span>{region}</span>
                {own !== undefined && (
                  <b>{value === null ? (measure === 'homes' ? '0' : '–') : shortNumber(value)}</b>
                )}
              </Label>
            );
          })}
        </div>
      </MapBox>
      <PointedLine aria-hidden="true">
        {pointed === '' ? 'Press a region to see its homes.' : regionText(pointed, figures?.get(pointed))}
      </PointedLine>
    </div>
  );
}
