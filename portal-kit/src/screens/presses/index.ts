export { canUndo, type WaitingPress } from './presses';
export { type PressQueue, usePresses } from './use-presses';
