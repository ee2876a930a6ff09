import { Lines } from './SafetyAdvice.styles';

/** What to look at before paying; its heading is whoever's places it. */
export function SafetyLines() {
  return (
    <Lines role="list">
      <li>See the property first, inside and out.</li>
      <li>Pay no fee before a viewing.</li>
      <li>Pay the owner, and only against a receipt.</li>
    </Lines>
  );
}
