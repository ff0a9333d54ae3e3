import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/operations-clock', { place: 'India (IST)' });
