import { readyQuestions } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { styled } from 'styled-components';
import { Disclosure } from '../../primitives';
import { fixedSpace } from '../../theme/tokens';
import { WhatsAppButton } from './ContactButtons';

const Messages = styled.ul`
  display: grid;
  gap: ${fixedSpace[2]};
  padding-block-end: ${fixedSpace[3]};
`;

export interface ReadyMessagesProps {
  /** On offer, with an agent whose number can be called. */
  listing: Listing;
}

/** Ready messages to the agent of a home, behind a chevron: each asks one question, with the home's name and link. */
export function ReadyMessages({ listing }: ReadyMessagesProps) {
  return (
    <Disclosure summary="Other messages">
      <Messages role="list">
        {readyQuestions(listing).map((question) => (
          <li key={question}>
            <WhatsAppButton
              phone={listing.agent.phone}
              about={listing}
              question={question}
              kind="secondary"
              isFullWidth
            >
              {question}
            </WhatsAppButton>
          </li>
        ))}
      </Messages>
    </Disclosure>
  );
}
