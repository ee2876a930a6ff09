export { ContactCard, type ContactCardProps } from './ContactCard';
export { ContactCardSkeleton } from './ContactCardSkeleton';
export { ContactPanel, type ContactPanelProps } from './ContactPanel';
export { agentLocation } from './ContactCard.helpers';
