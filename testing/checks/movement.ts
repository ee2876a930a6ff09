import { describe } from './axeViolations';

/** In ms; under reduced motion the theme shortens animations to less than this instead of removing them. */
const LONGEST_REDUCED_ANIMATION = 1;

/** Elements with a visible animation under reduced motion. */
export function findMovingElements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > LONGEST_REDUCED_ANIMATION)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? describe(effect.target) : ''))
    .filter(Boolean);
}
