import { defineMessages } from '@ayana/contracts/language';

export const handlerMessages = defineMessages('mfe-partner/work-handler', {
  has: (name: string): string => `${name} has it`,
});
