export { CallButton, WhatsAppButton, type CallButtonProps, type WhatsAppButtonProps } from './ContactButtons';
export { PhoneLine } from './PhoneLine';
export { ReadyMessages, type ReadyMessagesProps } from './ReadyMessages';
