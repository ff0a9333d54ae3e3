export { Toast, type ToastProps, ToastStack } from './toast';
