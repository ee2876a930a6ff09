export { ContactCard, type ContactCardProps } from './ContactCard';
export { ContactCardSkeleton } from './ContactCardSkeleton';
export { ContactPanel, type ContactPanelProps } from './ContactPanel';
export { agentPlace } from './ContactCard.helpers';
