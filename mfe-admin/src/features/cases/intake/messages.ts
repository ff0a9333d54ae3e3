import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/cases-intake', {
  failed: 'The case could not be read.',
  stale: 'This is the case as it was last read.',
  noName: 'Deleted account',
  before: 'No journey has begun yet. What is written and sent here is in the journey from its beginning.',
  sections: { label: 'Parts of the case', messages: 'Messages', papers: 'Papers', links: 'Links' },
  enquiry: 'Open the enquiry',
  request: 'Open the request',
  journey: 'Open the journey',
});
