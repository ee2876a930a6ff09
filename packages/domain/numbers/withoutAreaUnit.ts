/** A number without the unit of an area behind it. */
export const withoutAreaUnit = (text: string): string =>
  text.trim().replace(/(?:sq\.? ?ft|ft²|square feet)\.?$/i, '');
