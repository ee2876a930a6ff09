import type { CSSProperties } from 'react';
import { partOf } from './ProgressBar.helpers';
import { Box, Fill, Track, Words } from './ProgressBar.styles';

export interface ProgressBarProps {
  /** What goes on or is used up: 'Listings used', 'Uploading kitchen.jpg'. */
  label: string;
  /** How much is done; left out while nobody knows. */
  value?: number;
  /** How much there is, 100 by default. */
  max?: number;
  /** The value in words, under the bar: '7 of 10 listings used'. */
  words?: string;
  /** Keeps the words for screen readers only, where they stand elsewhere. */
  areWordsHidden?: boolean;
  /** `notice` when little is left (from 80%, corrections.md section 4, usage meter). */
  tone?: 'plain' | 'notice';
  /** `brand` on a forest panel: gold on the brand line. */
  ground?: 'surface' | 'brand';
  /** 8 px for use and uploads, 4 px in tight places. */
  thickness?: 4 | 8;
}

/** How far something has come, or that it goes on. Still with reduced motion; the words never depend on the picture. */
export function ProgressBar({
  label,
  value,
  max = 100,
  words,
  areWordsHidden = false,
  tone = 'plain',
  ground = 'surface',
  thickness = 8,
}: ProgressBarProps) {
  const part = partOf(value, max);
  return (
    <Box data-ground={ground} data-thickness={thickness}>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuetext={words}
        {...(part === undefined
          ? {}
          : { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': Math.min(value ?? 0, max) })}
      >
        <Fill
          data-kind={part === undefined ? 'unknown' : undefined}
          style={part === undefined ? {} : ({ '--part': `${part}%` } as CSSProperties)}
        />
      </Track>
      {words !== undefined && !areWordsHidden && (
        <Words data-tone={tone} aria-hidden="true">
          <bdi>{words}</bdi>
        </Words>
      )}
    </Box>
  );
}

export interface TimedBarProps {
  /** What is waited for: 'Going to your dashboard'. */
  label: string;
  /** The real wait in ms (2,000 after a payment, 3,000 after a verification). */
  wait: number;
}

/** The 4 px bar of a screen that leaves by itself: it fills over the real wait (design.md section 7). Decides nothing. */
export function TimedBar({ label, wait }: TimedBarProps) {
  return (
    <Box data-ground="surface" data-thickness={4}>
      <Track role="progressbar" aria-label={label}>
        <Fill data-kind="timed" style={{ '--wait': `${wait}ms` } as CSSProperties} />
      </Track>
    </Box>
  );
}
