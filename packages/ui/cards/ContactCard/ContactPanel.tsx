import { helpMessage, telHref, whatsAppHref, type AgentProfile } from '@efie/domain';
import { Phone } from 'lucide-react';
import { useId } from 'react';
import { Button, Heading, Text, WhatsAppGlyph } from '../../primitives';
import { NO_PHONE } from '../PropertyCard/PropertyCard.helpers';
import { shortName } from './ContactCard.helpers';
import { Panel, PanelActions, PanelWords } from './ContactCard.styles';

export interface ContactPanelProps {
  agent: Pick<AgentProfile, 'fullName' | 'phone'>;
}

/**
 * The contact section under an agent's listings: Contact Agent calls, Request Property Info opens the chat (checklist
 * 521). The chat is soft, as WhatsApp is everywhere (corrections.md, Agent profile).
 */
export function ContactPanel({ agent }: ContactPanelProps) {
  const headingId = useId();
  const name = shortName(agent.fullName);
  const call = telHref(agent.phone);
  const whatsApp = whatsAppHref(agent.phone, helpMessage(null));
  const disabledReason = call === null ? NO_PHONE : undefined;
  return (
    <Panel aria-labelledby={headingId}>
      <PanelWords>
        <Heading level={2} id={headingId}>
          Talk to {name === '' ? 'the agent' : <bdi>{name}</bdi>}
        </Heading>
        <Text tone="secondary">Ask about a viewing, or say what you are looking for.</Text>
      </PanelWords>
      <PanelActions>
        <Button size="large" icon={Phone} href={call ?? '#'} disabledReason={disabledReason}>
          Contact Agent
        </Button>
        <Button
          size="large"
          kind="soft"
          icon={WhatsAppGlyph}
          href={whatsApp ?? '#'}
          target="_blank"
          rel="noreferrer"
          disabledReason={disabledReason}
        >
          Request Property Info
        </Button>
      </PanelActions>
    </Panel>
  );
}
