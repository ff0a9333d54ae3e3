import { defineMessages } from '@ayana/contracts/language';

/** What the saved views of a list say. */
export const messages = defineMessages('case-kit/saved-views', {
  title: 'Saved views',
  none: 'Choose filters, then save them here.',
  failed: 'The saved views couldn’t be loaded.',
  save: 'Save this view',
  from: (owner: string): string => `from ${owner}`,
  shared: 'shared with everyone on the desk',
  first: 'opens first',
  makeDefault: (name: string): string => `Open this list with ${name}`,
  unsetDefault: (name: string): string => `Do not open this list with ${name}`,
  edit: (name: string): string => `Change the view ${name}`,
  delete: (name: string): string => `Delete the view ${name}`,
  editTitle: 'Change this view',
  name: 'Name',
  nameHint: 'The filters and the order you see now are saved.',
  needed: 'Please enter a name.',
  share: 'Everyone on the desk sees it',
  opens: 'This list opens with it for me',
  replace: 'Save the filters and the order I see now in it',
  submit: 'Save view',
  busy: 'Saving',
});

type Texts = typeof messages;
/** What a feature says of what it keeps in the place of views. */
export type SavedWords = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Texts[Key];
};
