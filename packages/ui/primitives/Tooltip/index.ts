export { LazyTooltip } from './LazyTooltip';
export { Tooltip, type TooltipProps } from './Tooltip';
