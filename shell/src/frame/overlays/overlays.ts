import { startTooltips } from './tooltips';

export { Toasts } from './toasts';

startTooltips(document);
