import { telHref } from '@efie/domain/contact';
import { formatPrice } from '@efie/domain/money';

export const rent = formatPrice(2800);
export const call = telHref('0244 123 456');
