import { formatLocale } from '@ayana/contracts/language';
import { messages } from '../messages';

/** What a patient is called: readers who do not know the name see what the case is about. */
export function patientName(name: string | null, treatment: string | null | undefined): string {
  if (name === null) return treatment ?? messages.patient;
  return name === '' ? messages.noName : name;
}

const LANGUAGES = new Intl.DisplayNames(formatLocale(), { type: 'language' });

/** A language by its tag, in the reader's. */
export const languageName = (tag: string): string => LANGUAGES.of(tag) ?? tag;
