export { type Shortcut, type Shortcuts, useShortcuts } from './use-shortcuts';
