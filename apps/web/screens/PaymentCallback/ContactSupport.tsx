import { BRAND } from '@efie/domain';
import { Button } from '@efie/ui';

/** The subject of an email about a payment. */
export const paymentSubject = (reference: string): string => `Payment ${reference.slice(0, 200)}`;

/** Opens an email to the support with a subject. */
export function ContactSupport({ subject }: { subject: string }) {
  return (
    <Button kind="ghost" isFullWidth href={`mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`}>
      Contact Support
    </Button>
  );
}
