import { formatPrice, telHref } from '@efie/domain';

export const rent = formatPrice(2800);
export const call = telHref('0244 123 456');
