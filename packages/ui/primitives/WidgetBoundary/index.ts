export { WidgetBoundary } from './WidgetBoundary';
export type { WidgetBoundaryProps } from './WidgetBoundary';
