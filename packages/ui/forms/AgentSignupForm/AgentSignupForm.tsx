import type { AgentSignup } from '@efie/api';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../fields/CheckboxField';
import { FileHintField } from '../../fields/FileHintField';
import { PasswordField } from '../../fields/PasswordField';
import { PhoneField } from '../../fields/PhoneField';
import { RegionDistrictFields } from '../../fields/RegionDistrictFields';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { Link } from '../../primitives';
import { FormFooter, FullWidthField, FormSection } from '../../primitives/FormSection';
import { DONE, DraftRestored, ServerForm, SubmitButton, useServerForm } from '../submission';
import { describeInvalidSignup, SIGNUP_SECRETS, SignupEmailField, type SignupFormProps } from '../signup';
import { AGENT_SIGNUP_VALUES, toAgentSignup, type AgentSignupValues } from './agentSignupValues';

const loadSchema = async () => (await import('./agentSignupSchema')).agentSignupSchema;

/* Without a gap: the sections have their own margins. */
const Sections = styled.div`
  min-inline-size: 0;
`;

export interface AgentSignupFormProps extends SignupFormProps<AgentSignup> {
  /** The passwords differ, and nothing was sent. */
  onMismatch: () => void;
  /** URL of the terms of service. */
  termsHref: string;
  /** URL of the privacy policy. */
  privacyHref: string;
  /** Below the buttons, such as the notice of a slow request. */
  footer: ReactNode;
}

/**
 * The agent signup form. The ID document is not sent, and the terms are optional. Values other than passwords
 * and the file are stored as a draft.
 */
export function AgentSignupForm({
  send,
  onDone,
  onFailed,
  onMismatch,
  emailTakenLinks,
  termsHref,
  privacyHref,
  footer,
}: AgentSignupFormProps) {
  const form = useServerForm<AgentSignupValues>({
    initialValues: AGENT_SIGNUP_VALUES,
    draft: { key: 'agent-signup', secrets: SIGNUP_SECRETS },
    schema: loadSchema,
    send: async (values) => {
      await send(toAgentSignup(values));
      return DONE;
    },
    onDone: (_, { email }) => onDone({ email }),
    onFailed,
    onInvalid: ({ password, confirmPassword }) => {
      if (confirmPassword !== undefined && password === undefined) onMismatch();
    },
    describeInvalid: describeInvalidSignup,
  });
  return (
    <ServerForm form={form} label="Agent signup" hasRequiredNote>
      <DraftRestored draft={form.draft}>
        <span>Passwords are not saved in drafts.</span>
      </DraftRestored>
      <Sections>
        <FormSection title="Personal Information" lead="How people will see and reach you.">
          <TextField name="fullName" label="Full name" autoComplete="name" isRequired />
          <SignupEmailField emailTakenLinks={emailTakenLinks} isRequired />
          <PhoneField name="phone" label="Phone" isRequired />
          <TextField name="businessName" label="Business name" autoComplete="organization" isOptional />
        </FormSection>
        <FormSection title="Location" lead="Where most of your properties are.">
          <FullWidthField>
            <RegionDistrictFields isRequired />
          </FullWidthField>
        </FormSection>
        <FormSection title="Account Security" lead="You will use this to log in.">
          <PasswordField name="password" label="Password" kind="new" isRequired />
          <PasswordField name="confirmPassword" label="Confirm password" kind="new" isRequired />
        </FormSection>
        <FormSection title="Professional Information" lead="Shown on your public profile.">
          <FullWidthField>
            <TextAreaField
              name="bio"
              label="Bio"
              rows={4}
              isOptional
              placeholder="Which areas do you know best? How do you like to work?"
            />
          </FullWidthField>
          <FullWidthField>
            <FileHintField name="idDocument" />
          </FullWidthField>
        </FormSection>
        <FormFooter>
          <CheckboxField name="terms">
            I agree to the <Link href={termsHref}>Terms of Service</Link> and{' '}
            <Link href={privacyHref}>Privacy Policy</Link>
          </CheckboxField>
          <SubmitButton isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
            Create Agent Account
          </SubmitButton>
          {footer}
        </FormFooter>
      </Sections>
    </ServerForm>
  );
}
