import { REPORT_REASONS } from '@efie/domain/contact';
import { check, hasErrors, isEmail, requireFields, trimmed } from './checks';
import { createFailure, createValidationFailure, type FieldErrors } from './result';
import { nextId, type Store } from './store';
import type { ReportRules } from './types';

/** Reports of listings. The app does not validate the fields, so the server does (ruling 70). */
export function reportRules(store: Store): ReportRules {
  return {
    reportProperty(input) {
      const errors: FieldErrors = {};
      requireFields(errors, [
        ['name', 'Name', input.name],
        ['email', 'Email', input.email],
        ['reason', 'Reason', input.reason],
        ['message', 'Message', input.message],
      ]);
      check(errors, 'email', isEmail(input.email), 'Please enter a valid email address');
      check(
        errors,
        'reason',
        REPORT_REASONS.some((reason) => reason === trimmed(input.reason)),
        'Reason is not in the list',
      );
      if (hasErrors(errors)) return createValidationFailure(errors);
      const propertyId = trimmed(input.propertyId);
      if (!store.state.listings.some((listing) => listing.id === propertyId)) {
        return createFailure(404, 'Property not found.');
      }
      store.state.reports.push({
        id: nextId(store),
        name: trimmed(input.name),
        email: trimmed(input.email),
        reason: trimmed(input.reason),
        message: trimmed(input.message),
        propertyId,
        agentId: trimmed(input.agentId),
        createdAt: store.now(),
      });
      store.notifyChanged();
      return { ok: true, message: 'Thank you for helping us keep the platform safe.' };
    },
  };
}
