import { defineMessages } from '@ayana/contracts/language';

export const BOARD_MESSAGES = defineMessages('shared-ui/board', {
  move: (name: string): string => `Move ${name}`,
  to: (column: string): string => `To ${column}`,
  empty: 'None',
});
