export { CallButton, WhatsAppButton, type CallButtonProps, type WhatsAppButtonProps } from './ContactButtons';
export { PhoneLine } from './PhoneLine';
