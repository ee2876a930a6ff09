import { styled } from 'styled-components';
import { VerificationCodeField } from '../../fields/VerificationCodeField';
import { LiveRegion, Spinner } from '../../primitives';
import { Pressable } from '../../primitives/Pressable';
import { color, media, radius, size, space, type } from '../../theme';
import { ServerForm, SubmitButton } from '../submission';
import type { VerifyFormState } from './useVerifyForm';

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const ResendLine = styled.p`
  ${type.body}
  color: ${color.text2};
`;

const ResendLink = styled(Pressable)`
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
  /** State of the form, from its hook. */
  form: VerifyFormState;
  /** Sends a new code. */
  onResend: () => void;
  /** The request for another code is in flight: further presses do nothing. */
  isResending: boolean;
}

/** The code field, Verify Email, and Resend. */
export function VerifyForm({ form, onResend, isResending }: VerifyFormProps) {
  return (
    <Stack>
      <ServerForm form={form} label="Verify Email">
        <VerificationCodeField name="code" hint="Up to 6 characters. You can paste it." />
        <SubmitButton isFullWidth isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
          Verify Email
        </SubmitButton>
      </ServerForm>
      <ResendLine>
        Didn&apos;t receive the code?{' '}
        <ResendLink isLoading={isResending} onClick={onResend}>
          Resend
          {isResending && <Spinner size={16} />}
        </ResendLink>
      </ResendLine>
      <LiveRegion>{isResending ? 'Sending a new code' : ''}</LiveRegion>
    </Stack>
  );
}
