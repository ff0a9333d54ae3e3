/** The dialogs load together: each by itself would bring its own copy of the form. */
export { default as OverrideDialog } from './on-call/override-dialog';
export { default as RotaDialog } from './on-call/rota-dialog';
export { default as StartDialog } from './runs/start-dialog';
export { default as StopDialog } from './runs/stop-dialog';
export { default as TestDialog } from './chains/test-dialog';
