import type { RunOptions } from 'axe-core';

/**
 * Rules that axe leaves out of its own choice and that hold here: targets of at least 24 px or with room around them
 * (WCAG 2.2, 2.5.8). One list for the addon's panel and for the tests. What passes is named with one place for each rule: the
 * address of every element that passes costs a sixth of a story's time, and 90 of 100 bytes of a run's report.
 */
export const axeOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
} satisfies RunOptions;

/** As `axeOptions`; only a whole page has landmarks for all it holds, so a component alone is not asked for them. */
export function axeOptionsFor(storyId: string): RunOptions {
  const isWholePage = /^(?:screens|journeys)-/.test(storyId);
  return { rules: { ...axeOptions.rules, region: { enabled: isWholePage } }, resultTypes: ['violations'] };
}
