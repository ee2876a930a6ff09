/** Adds thousands separators to a decimal number: '1234567.5' becomes '1,234,567.5'. */
export function groupThousands(value: string | number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...decimals].join('.');
}
