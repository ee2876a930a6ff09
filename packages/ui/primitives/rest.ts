/** What primitives show only now and then: on hover, and for visitors who save data. */
export { WaitingPhoto } from './ImageWithFallback/WaitingPhoto';
export { TooltipBubble } from './Tooltip/TooltipBubble';
