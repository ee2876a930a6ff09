/** Puts commas between the thousands of a plain decimal text: '1234567.5' to '1,234,567.5'. Other characters stay. */
export function groupThousands(text: string): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...decimals].join('.');
}
