import { Heading, SlowNotice } from '@efie/ui';
import { VerifyForm } from '@efie/ui/forms/VerifyForm';
import { useEffect } from 'react';
import { pageTitle } from '../../routing/title';
import type { Verification } from './useVerification';
import { SEED } from './seed';
import { Tiles, Words } from './VerifyEmailPage.styles';

export interface AskingForCodeProps {
  email: string;
  /** Shown again after a failure; focuses the field and selects the code. */
  isBack: boolean;
  verification: Verification;
}

/** The form for the code, with the email address that the code was sent to. */
export function AskingForCode({ email, isBack, verification }: AskingForCodeProps) {
  const { form, cancel, resend, isResending } = verification;
  const { formRef } = form;
  useEffect(() => {
    if (!isBack) return;
    const field = formRef.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [isBack, formRef]);
  return (
    <>
      <title>{pageTitle('Verify Email')}</title>
      <Tiles seed={SEED} columns={3} rows={2} set="empty" gate={1.5} />
      <Words>
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
      </Words>
      <VerifyForm form={form} onResend={resend} isResending={isResending} />
      {form.isSubmitting && <SlowNotice onCancel={cancel} />}
    </>
  );
}
