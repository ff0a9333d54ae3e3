import { defineMessages } from '@ayana/contracts/language';

export const FORM_FILE_TEXTS = defineMessages('mfe-public/forms/files', {
  open: 'Add reports or pictures',
  label: 'Reports and pictures',
  arrived: 'Files that go with this form',
  hint: 'Optional. A doctor can say more with a report or a picture. We see them once you send the form.',
  limits: (most: number, megabytes: number): string => `Up to ${most} files, ${megabytes} MB together.`,
  too_many: (most: number): string =>
    `${most} files can go with this form. You can send the others once we have answered.`,
  failed: 'This part did not load. Please press again.',
  on_its_way: 'A file is still on its way. Please wait until it has arrived, or remove it.',
  waited: (names: string): string =>
    `These files waited for more than an hour and are no longer here: ${names}. Please remove them and choose them again.`,
});
