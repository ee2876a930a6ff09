export { CallButton, WhatsAppButton, type CallButtonProps, type WhatsAppButtonProps } from './ContactButtons';
export { PrintedPhone } from './PrintedPhone';
