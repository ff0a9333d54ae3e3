export { Toast, type ToastProps } from './toast';
