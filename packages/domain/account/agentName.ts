/** An agent's name as it is shown; 'Agent' for an empty one. */
export const agentName = (name: string): string => name.trim() || 'Agent';
