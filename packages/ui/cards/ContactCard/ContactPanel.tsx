import type { AgentProfile } from '@efie/domain/account';
import { useId } from 'react';
import { Heading, Text } from '../../primitives';
import { CallButton, WhatsAppButton } from '../ContactButtons';
import { shortName } from './ContactCard.helpers';
import { Panel, PanelActions, PanelText } from './ContactCard.styles';

export interface ContactPanelProps {
  /** The agent to contact. */
  agent: Pick<AgentProfile, 'fullName' | 'phone'>;
}

/** The contact section below an agent's listings: Contact Agent calls, Request Property Info opens WhatsApp. */
export function ContactPanel({ agent }: ContactPanelProps) {
  const headingId = useId();
  const name = shortName(agent.fullName);
  return (
    <Panel aria-labelledby={headingId}>
      <PanelText>
        <Heading level={2} id={headingId}>
          <bdi>
            Talk to <bdi>{name === '' ? 'the agent' : name}</bdi>
          </bdi>
        </Heading>
        <Text tone="secondary">Ask about a viewing, or say what you are looking for.</Text>
      </PanelText>
      <PanelActions>
        <CallButton phone={agent.phone}>Contact Agent</CallButton>
        <WhatsAppButton phone={agent.phone} about={null}>
          Request Property Info
        </WhatsAppButton>
      </PanelActions>
    </Panel>
  );
}
