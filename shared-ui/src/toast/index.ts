export { Toast, ToastPlaces, type ToastProps, ToastStack } from './toast';
