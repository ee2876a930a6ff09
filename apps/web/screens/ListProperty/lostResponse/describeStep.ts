import { pluralize } from '@efie/domain/text';
import type { AlertKind } from '@efie/ui';
import { MAY_BE_LISTED } from '../mayBeListed';
import type { CheckResult } from './checkListing';

export type Step =
  | { kind: 'checking' }
  | Exclude<CheckResult, { kind: 'found' | 'unchecked' }>
  /** `isRepeated`: another check has failed before. */
  | { kind: 'unchecked'; isRepeated: boolean }
  | { kind: 'found'; photos: number; sentPhotos: number; isFormEmptied: boolean };

export interface StepNotice {
  kind: AlertKind;
  text: string;
  canCheck?: boolean;
  canSend?: boolean;
}

const DUPLICATE_WARNING = 'If you list it again now, it may be listed twice.';

function describeFound({ photos, sentPhotos, isFormEmptied }: Extract<Step, { kind: 'found' }>): string {
  const parts = ["Your property was listed. Only the server's response was lost."];
  // A response without any photo leaves them out.
  if (photos > 0 && photos < sentPhotos)
    parts.push(
      `It has ${photos} of ${pluralize(sentPhotos, 'photo', 'photos')}: add the others on your dashboard.`,
    );
  if (!isFormEmptied) parts.push('What you changed since then is still in the form, and is not part of it.');
  return parts.join(' ');
}

/**
 * The notice and the actions of a step.
 *
 * @param reason Why the listing was not confirmed.
 */
export function describeStep(step: Step, reason: string): StepNotice {
  switch (step.kind) {
    case 'checking':
      return {
        kind: 'info',
        text: 'Not confirmed yet. Checking whether your property was listed.',
      };
    case 'found':
      return { kind: 'success', text: describeFound(step) };
    case 'absent':
      return {
        kind: 'danger',
        text: `${reason} The property is not among your listings, and nothing you entered is lost.`,
        canSend: true,
      };
    case 'unsure':
      return {
        kind: 'danger',
        text: `${reason} Your listings do not confirm whether it was listed. ${MAY_BE_LISTED} ${DUPLICATE_WARNING}`,
        canCheck: true,
        canSend: true,
      };
    case 'unchecked':
      return {
        kind: 'danger',
        text: [
          reason,
          'Your listings could not be checked.',
          MAY_BE_LISTED,
          step.isRepeated ? DUPLICATE_WARNING : '',
        ]
          .join(' ')
          .trim(),
        canCheck: true,
        canSend: step.isRepeated,
      };
    case 'signedOut':
      return {
        kind: 'danger',
        text: `${reason} ${MAY_BE_LISTED} This account is no longer signed in: log in to it in a new tab, then check again.`,
        canCheck: true,
      };
  }
}

/** Why the form cannot be sent in this step, or undefined when it can. */
export function waitReasonOf(step: Step): string | undefined {
  if (step.kind === 'checking') return 'Checking whether your property was listed';
  if (step.kind === 'signedOut' || (step.kind === 'unchecked' && !step.isRepeated))
    return 'First check whether it was listed';
  return undefined;
}
