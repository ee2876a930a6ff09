export { clearToast, notify } from './notify';
export { ToastHost } from './ToastHost';
export { type ToastKind, type Notice } from './toastStore';
export { notifyWithoutAnnouncement } from './notifyWithoutAnnouncement';
