export { clearToast, notify, notifyWithoutAnnouncement } from './notify';
export { Toaster } from './Toaster';
export { ToastHost } from './ToastHost';
export { type ToastKind, type Notice } from './toastStore';
