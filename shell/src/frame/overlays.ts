export { Toasts } from './toasts';
export { startTooltips } from './tooltips';
