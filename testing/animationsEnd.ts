/** Resolves when all running finite animations and transitions have ended. */
export async function animationsEnd(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}
