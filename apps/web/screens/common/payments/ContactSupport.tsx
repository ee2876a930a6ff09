import { BRAND } from '@efie/domain/brand';
import { Button } from '@efie/ui';

/** The subject of an email about a payment. */
export const paymentSubject = (reference: string): string =>
  `Payment ${reference.trim().slice(0, 200) || 'without a reference'}`;

export interface ContactSupportProps {
  subject: string;
  /** Without it the link is as wide as its column. */
  edge?: 'start';
}

/** Opens an email to the support with a subject. */
export function ContactSupport({ subject, edge }: ContactSupportProps) {
  return (
    <Button
      kind="ghost"
      isFullWidth={edge === undefined}
      {...(edge && { edge })}
      href={`mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`}
    >
      Contact Support
    </Button>
  );
}
