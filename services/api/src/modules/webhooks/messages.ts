import { defineMessages } from '@ayana/contracts/language';

export const WEBHOOK_MESSAGES = defineMessages('api/operations/webhooks', {
  address: 'Please enter a whole https:// address of a service on the internet.',
  address_needed: 'Please enter the address.',
  telegram_address: 'Please enter the address of the method: https://api.telegram.org/bot<token>/sendMessage.',
  key_needed: 'Please enter a signing key of at least 16 characters.',
  chat_needed: 'Please enter the chat that is written to.',
  name_taken: 'There is a webhook with this name already.',
  nothing_to_change: 'Please change something.',
  too_many: (most: number) => `There are ${most} webhooks already. Remove one first.`,
  unknown: 'There is no such webhook.',
  sealed: 'The address can’t be read any more. Please enter it again.',
  answered: (status: string) => `The service answered ${status}.`,
  no_answer: 'The service did not answer.',
  test_title: 'Ayana can write here',
  test_text: 'This is a test. Nothing has happened.',
  open: 'Open Ayana',
});
