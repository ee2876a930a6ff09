import type { VerificationRecord } from '@efie/mocks';
import { formatDateTime } from '@efie/mocks/controls';
import { Stack, Text } from '@efie/ui';
import { CopyButton } from '../CopyButton';
import { Code, Row, RowText } from '../MockPanel.styles';
import { useNow } from '../usePolled';
import { Section, type SectionProps } from './Section';

function Mail({ mail: { email, role, code, sentAt, expiresAt } }: { mail: VerificationRecord }) {
  const isExpired = Date.parse(expiresAt) <= useNow();
  return (
    <Row data-mail={email}>
      <RowText>
        <strong>{email}</strong>
        <Code>{code}</Code>
        <p>
          <span>{role === 'agent' ? 'Agent,' : 'User,'}</span>{' '}
          <time dateTime={sentAt}>{formatDateTime(Date.parse(sentAt))}</time>
          {isExpired && <span>, expired</span>}
        </p>
      </RowText>
      <CopyButton key={code} subject={`the code for ${email}`} text={() => code} />
    </Row>
  );
}

/** The pending verification codes, newest first, because the mock backend sends no mail. */
export function InboxSection({ state: { codes } }: SectionProps) {
  return (
    <Section title="Inbox">
      {codes.length === 0 ? (
        <Text variant="small" tone="secondary">
          No verification codes. Sign up or request a new code, and it appears here.
        </Text>
      ) : (
        <Stack as="ul" role="list" aria-label="Verification codes">
          {codes.map((mail) => (
            <Mail key={`${mail.role} ${mail.accountId}`} mail={mail} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
