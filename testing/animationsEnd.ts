/** Resolves when every running animation and transition that has an end has reached it. */
export async function animationsEnd(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}
