export type { Shortcut } from './shortcut';
export { type Shortcuts, useShortcuts } from './use-shortcuts';
