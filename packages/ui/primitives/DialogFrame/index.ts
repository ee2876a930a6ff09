export { Body as DialogBody, Notice as DialogNotice } from './DialogFrame.styles';
export { DIALOG_SIZES, DialogFrame, type DialogBaseProps, type DialogSize } from './DialogFrame';
export { DialogFooter, type DialogActionProps } from './DialogFooter';
export { DialogHeader } from './DialogHeader';
