import type { PaymentRecord } from '../factories/records';
import { buildCallbackUrl } from './urls';
import {
  formatAmount,
  CHECKOUT_NOTE,
  CHECKOUT_TITLE,
  checkoutChoices,
  SETTLED_NOTE,
  UNKNOWN_NOTE,
} from './checkoutText';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE =
  ':root{color-scheme:light dark}body{max-width:28rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'dt,p{opacity:.8}dd{margin:0;font-weight:600}button{inline-size:100%;min-block-size:2.75rem;padding:.5rem 1rem;font:inherit}';

function bodyHtml(payment: PaymentRecord | null, appUrl: string): string {
  if (payment === null) return `<p>${UNKNOWN_NOTE}</p>`;
  const facts =
    `<dl><dt>Plan</dt><dd>${escapeHtml(payment.planName)}, one month</dd><dt>Amount</dt><dd>${formatAmount(payment)}</dd>` +
    `<dt>Reference</dt><dd>${escapeHtml(payment.reference)}</dd></dl>`;
  if (payment.status !== 'pending') {
    const back = escapeHtml(buildCallbackUrl(appUrl, payment.reference));
    return `${facts}<p>${SETTLED_NOTE}</p><a href="${back}">Go back to the app</a>`;
  }
  const choices = checkoutChoices(payment).map(
    ({ outcome, label, hint }) =>
      `<button name="outcome" value="${outcome}" aria-describedby="${outcome}">${label}</button><p id="${outcome}">${hint}</p>`,
  );
  return `${facts}<form method="post"><input type="hidden" name="app" value="${escapeHtml(appUrl)}">${choices.join('')}</form>`;
}

/**
 * The mock payment page as plain HTML that works without JavaScript.
 * @param appUrl URL of the app to return to, with a trailing slash
 */
export function checkoutHtml(payment: PaymentRecord | null, appUrl: string): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${CHECKOUT_TITLE}</title>` +
    `<style>${STYLE}</style><main><h1>${CHECKOUT_TITLE}</h1><p>${CHECKOUT_NOTE}</p>${bodyHtml(payment, appUrl)}</main></html>`
  );
}
