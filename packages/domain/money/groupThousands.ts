/** Adds thousands separators to a decimal number: '1234567.5' becomes '1,234,567.5'. */
export function groupThousands(text: string): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...decimals].join('.');
}
