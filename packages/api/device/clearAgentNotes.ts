import { writeStored } from '../storage/storage';

/** Removes what the dashboard stored on this device: dismissed tasks and view counts. Call it when the agent logs out. */
export function clearAgentNotes(): void {
  writeStored({ 'efie-dismissed-tasks': null, 'efie-view-history': null });
}
