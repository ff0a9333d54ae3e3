import type { Id, Integer, Moment, Page } from '../shapes/index.ts';

/** Languages of doctors and hospital interpreters, with their BCP 47 tags. */
export const LANGUAGE_TAGS = {
  English: 'en',
  Hindi: 'hi',
  Bengali: 'bn',
  Arabic: 'ar',
  French: 'fr',
  Russian: 'ru',
  Swahili: 'sw',
  Somali: 'so',
  Amharic: 'am',
  Dari: 'prs',
  Pashto: 'ps',
  Uzbek: 'uz',
  Kazakh: 'kk',
  Nepali: 'ne',
  Sinhala: 'si',
  Burmese: 'my',
  Urdu: 'ur',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Marathi: 'mr',
  Gujarati: 'gu',
  Punjabi: 'pa',
  Konkani: 'kok',
} as const;
export type Language = keyof typeof LANGUAGE_TAGS;

export const LANGUAGES = Object.keys(LANGUAGE_TAGS) as readonly Language[];

export type MessageTemplatesPage = Page<MessageTemplate>;

export interface MessageTemplate {
  id: Id;
  title: string;
  text: string;
  language: Language;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}
