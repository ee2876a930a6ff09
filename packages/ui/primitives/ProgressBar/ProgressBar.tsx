import type { CSSProperties } from 'react';
import { percentOf } from './ProgressBar.helpers';
import { Box, Fill, Track, ValueText } from './ProgressBar.styles';

export const PROGRESS_TONES = ['plain', 'notice'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export const PROGRESS_BACKGROUNDS = ['surface', 'brand'] as const;
export type ProgressBackground = (typeof PROGRESS_BACKGROUNDS)[number];

export const PROGRESS_THICKNESSES = [4, 8] as const;
export type ProgressThickness = (typeof PROGRESS_THICKNESSES)[number];

export interface ProgressBarProps {
  /** Accessible name: 'Listings used', 'Uploading kitchen.jpg'. */
  label: string;
  /** From 0 to `max`; undefined for a progress of unknown duration. */
  value?: number;
  /** Value of a full bar; 100 by default. */
  max?: number;
  /** Text of the value, below the bar: '7 of 10 listings used'. */
  valueText?: string;
  /** Hides the text visually, where it is shown elsewhere. */
  isValueTextHidden?: boolean;
  /** `notice` when little is left (from 80%). */
  tone?: ProgressTone;
  /** `brand` on a forest panel: a gold bar. */
  background?: ProgressBackground;
  /** In px: 8 for usage and uploads, 4 in tight places. */
  thickness?: ProgressThickness;
}

/** A progress bar, determinate or indeterminate. Static with reduced motion. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isValueTextHidden = false,
  tone = 'plain',
  background = 'surface',
  thickness = 8,
}: ProgressBarProps) {
  const percent = percentOf(value, max);
  return (
    <Box data-ground={background} data-thickness={thickness}>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuetext={valueText}
        {...(percent === undefined
          ? {}
          : { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': Math.min(value ?? 0, max) })}
      >
        <Fill
          data-kind={percent === undefined ? 'unknown' : undefined}
          style={percent === undefined ? {} : ({ '--part': `${percent}%` } as CSSProperties)}
        />
      </Track>
      {valueText !== undefined && !isValueTextHidden && (
        <ValueText data-tone={tone} aria-hidden="true">
          <bdi>{valueText}</bdi>
        </ValueText>
      )}
    </Box>
  );
}

export interface TimedBarProps {
  /** Accessible name: 'Going to your dashboard'. */
  label: string;
  /** Time until the redirect in ms (2,000 after a payment, 3,000 after a verification). */
  durationMs: number;
}

/** The 4 px bar of a screen that redirects automatically: it fills during the wait, but does not redirect. */
export function TimedBar({ label, durationMs }: TimedBarProps) {
  return (
    <Box data-ground="surface" data-thickness={4}>
      <Track role="progressbar" aria-label={label}>
        <Fill data-kind="timed" style={{ '--wait': `${durationMs}ms` } as CSSProperties} />
      </Track>
    </Box>
  );
}
