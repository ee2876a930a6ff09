import { Lines } from './SafetyAdvice.styles';

export function SafetyAdviceList() {
  return (
    <Lines role="list">
      <li>See the property first, inside and out.</li>
      <li>Pay no fee before a viewing.</li>
      <li>Pay the owner directly and get a receipt.</li>
    </Lines>
  );
}
