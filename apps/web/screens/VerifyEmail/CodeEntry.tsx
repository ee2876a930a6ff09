import { Heading, SlowNotice } from '@efie/ui';
import { VerifyForm } from '@efie/ui/forms/VerifyForm';
import { useEffect } from 'react';
import { pageTitle } from '../../routing/title';
import type { Verification } from './useVerification';
import { MOTIF_SEED } from './motifSeed';
import { Tiles, Message } from './VerifyEmail.styles';

export interface CodeEntryProps {
  email: string;
  /** Shown again after a failure; focuses the field and selects the code. */
  isAfterFailure: boolean;
  verification: Verification;
}

/** The form for the code, with the email address that the code was sent to. */
export function CodeEntry({ email, isAfterFailure, verification }: CodeEntryProps) {
  const { form, cancel, resend, isResending } = verification;
  const { formRef } = form;
  useEffect(() => {
    if (!isAfterFailure) return;
    const field = formRef.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [isAfterFailure, formRef]);
  return (
    <>
      <title>{pageTitle('Verify Email')}</title>
      <Tiles seed={MOTIF_SEED} columns={3} rows={2} set="empty" gate={1.5} />
      <Message>
        <Heading level={1}>Check your email</Heading>
        {email === '' ? (
          <p>We sent a code to your email address.</p>
        ) : (
          <p>
            We sent a code to{' '}
            <b>
              <bdi>{email}</bdi>
            </b>
            .
          </p>
        )}
      </Message>
      <VerifyForm form={form} onResend={resend} isResending={isResending} />
      {form.isSubmitting && <SlowNotice onCancel={cancel} />}
    </>
  );
}
