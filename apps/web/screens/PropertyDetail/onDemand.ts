/** What a press opens on the screen of a listing. */
export { HomeCard } from '@efie/ui/dialogs/HomeCard';
export { Lightbox } from '@efie/ui/dialogs/Lightbox';
export { ReportDialog } from './ReportDialog';
