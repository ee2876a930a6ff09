export { forgetNotices, notify } from './notify';
export { ToastHost } from './ToastHost';
export { type ToastKind, type Notice } from './toastStore';
export { notifySilently } from './notifySilently';
