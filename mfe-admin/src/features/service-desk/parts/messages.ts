import { defineMessages } from '@ayana/contracts/language';

/** What several pages of the desk say. */
export const messages = defineMessages('mfe-admin/service-desk/parts', {
  tabs: {
    label: 'Parts of the desk',
    figures: 'Figures',
    knowledge: 'Knowledge',
    recurring: 'Recurring requests',
    problems: 'Problems',
  },
  service: 'Service',
});
