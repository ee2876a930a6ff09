import { styled } from 'styled-components';
import { ServerForm, SubmitButton } from '../../fields/form';
import { VerificationCodeField } from '../../fields/VerificationCodeField';
import { LiveRegion, Spinner } from '../../primitives';
import { Press } from '../../primitives/Press';
import { color, media, radius, size, space, type } from '../../theme';
import type { VerifyFormState } from './useVerifyForm';

const Parts = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Again = styled.p`
  ${type.body}
  color: ${color.text2};
`;

/** It does something here, so it is a button; in a sentence of its own it looks like a link (corrections.md section 1). */
const AgainLink = styled(Press)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.xs};
  background: none;
  color: ${color.link};
  font: inherit;
  font-weight: 600;
  text-decoration: underline 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

export interface VerifyFormProps {
  form: VerifyFormState;
  /** Asks for another code. */
  onResend: () => void;
  /** Another code has been asked for and no answer is there yet: pressing again does nothing (ruling 82). */
  isResending: boolean;
}

/** One field for the code, Verify Email, and the way to another code (checklist 323 to 325). */
export function VerifyForm({ form, onResend, isResending }: VerifyFormProps) {
  return (
    <Parts>
      <ServerForm form={form} label="Verify Email">
        <VerificationCodeField name="code" hint="Up to 6 characters. You can paste it." />
        <SubmitButton isFullWidth isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
          Verify Email
        </SubmitButton>
      </ServerForm>
      <Again>
        Didn&apos;t receive the code?{' '}
        <AgainLink isLoading={isResending} onClick={onResend}>
          Resend
          {isResending && <Spinner size={16} />}
        </AgainLink>
      </Again>
      <LiveRegion>{isResending ? 'Sending a new code' : ''}</LiveRegion>
    </Parts>
  );
}
