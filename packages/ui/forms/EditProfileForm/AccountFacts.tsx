import type { Agent } from '@efie/domain/account';
import { Check } from 'lucide-react';
import { Badge, Text } from '../../primitives';
import { FullWidthField } from '../../primitives/FormSection';
import { TextInput } from '../../primitives/TextInput';
import { EmailField, Fact, Facts } from './EditProfileForm.styles';

export interface AccountFactsProps {
  /** The account whose facts are shown. */
  agent: Agent;
}

/** What an agent cannot edit: email, id and account status. */
export function AccountFacts({ agent: { id, email, isEmailVerified } }: AccountFactsProps) {
  return (
    <>
      <FullWidthField>
        <EmailField>
          <TextInput
            label="Email"
            type="email"
            dir="ltr"
            readOnly
            value={email}
            autoComplete="off"
            hint="Email address cannot be changed for security reasons"
            endAction={
              isEmailVerified ? (
                <Badge tone="green" icon={Check}>
                  Verified
                </Badge>
              ) : undefined
            }
          />
        </EmailField>
      </FullWidthField>
      <FullWidthField>
        <Facts>
          <Fact>
            <dt>Agent ID</dt>
            <dd>
              <Text as="span" tone="secondary">
                <bdi>{id}</bdi>
              </Text>
            </dd>
          </Fact>
          <Fact>
            <dt>Account status</dt>
            <dd>
              <Badge tone="green" hasDot>
                Active
              </Badge>
            </dd>
          </Fact>
        </Facts>
      </FullWidthField>
    </>
  );
}
