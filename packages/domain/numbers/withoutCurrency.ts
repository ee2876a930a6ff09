/** An amount without the sign or name of the cedi at either end, and without the dot that abbreviates the name. */
export const withoutCurrency = (amount: string): string =>
  amount.trim().replace(/^(?:GH[₵¢SC]?|[₵¢])\.?|(?:GH[₵¢SC]?|[₵¢]|cedis?)\.?$/gi, '');
