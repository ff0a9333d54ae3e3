import { defineMessages, number } from '@ayana/contracts/language';

export const BOARD_MESSAGES = defineMessages('shared-ui/board', {
  move: (name: string): string => `Move ${name}`,
  to: (column: string): string => `To ${column}`,
  empty: 'None',
  /** Of a column whose cards were not read yet. */
  notRead: 'None of those that are loaded',
  atLeast: (count: number): string => `${number(count)}+`,
});
