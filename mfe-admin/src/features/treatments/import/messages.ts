import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/treatment-import', {
  title: 'Import treatments',
  lead: 'The file has the columns of the export: export the list, change it in a spreadsheet and import it again. A row whose slug is not in the list is a new treatment.',
  ready: 'All rows are written together, or none of them. Each change is public at once.',
  back: 'Show the treatments',
});
