import { requireBuild } from '../../../testing/journeys/fixtures';

/** Fails once, before all tests, when a build is missing. */
export default function globalSetup(): void {
  requireBuild('dist');
  requireBuild('dist-demo');
}
