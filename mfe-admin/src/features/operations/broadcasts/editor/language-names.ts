import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';

/** The languages of a text: name and tag. */
export const LANGUAGES = Object.entries(LANGUAGE_TAGS);

export const languageName = (tag: string): string => LANGUAGES.find(([, each]) => each === tag)?.[0] ?? tag;
