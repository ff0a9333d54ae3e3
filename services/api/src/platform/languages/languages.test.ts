import '../languages/register.js';
import { formatLocale, LOCALES } from '@ayana/contracts/language';
import { HttpException } from '@nestjs/common';
import { mailContent } from '../../modules/messaging/templates/templates.js';
import { MAIL_SAMPLES } from '../../modules/messaging/samples/mail-samples.js';
import { messagingSettings } from '../../modules/messaging/messaging.settings.js';
import { renderHtml } from '../../modules/messaging/layout/html.js';
import { EmailField, TextField } from '../http/input/fields.js';
import { FIELD_MESSAGES } from '../http/input/messages.js';
import { readInput } from '../http/input/read-input.js';
import { readConfig } from '../config/config.js';
import { toAppError } from '../http/problems/problem.filter.js';
import { acceptedLanguage, currentDirection, currentLanguage, inLanguage } from './current-language.js';

const config = readConfig({ DATABASE_URL: 'postgresql://localhost/none' });

test('the language is the first one of Accept-Language that the site offers', () => {
  expect(acceptedLanguage('de, ar-XB;q=0.5, en-XA;q=0.8', LOCALES)).toBe('en-XA');
  expect(acceptedLanguage('ar-xb', LOCALES)).toBe('ar-XB');
  expect(acceptedLanguage('ar-XB;q=0, fr', LOCALES)).toBe('en');
  expect(acceptedLanguage(undefined, LOCALES)).toBe('en');
});

test('a problem has its text in the language of the request', () => {
  const detail = (): string => toAppError(new HttpException('', 401)).message;
  expect(detail()).toBe('Please sign in.');
  expect(inLanguage('ar-XB', detail)).toBe('Ƥŀḗḗȧȧşḗḗ şīɠƞ īƞ.');
});

test('for a reader of a language without texts everything is in English, dates and direction as well', () => {
  expect(inLanguage('ar', () => [currentLanguage(), currentDirection(), formatLocale()])).toEqual([
    'en',
    'ltr',
    'en-GB',
  ]);
});

test('a refused field is named in the language of the request, and so is what is missing', () => {
  class Input {
    @EmailField({ label: 'New e-mail' })
    email!: string;
    @TextField({ label: 'Name', missing: () => FIELD_MESSAGES.missing.name })
    name!: string;
  }
  const refusals = (): string[] => readInput(Input, { email: 'none' }).errors.map(({ message }) => message);
  expect(refusals()).toEqual([
    'New e-mail must be a valid email address of at most 254 characters.',
    'Please enter your name.',
  ]);
  const mirrored = inLanguage('ar-XB', refusals);
  expect(mirrored).toHaveLength(2);
  for (const refusal of mirrored) expect(refusal).not.toMatch(/[a-z]{3}/i);
});

test('a mail is written and directed in the language of its request, and English beside it stays English', () => {
  const settings = messagingSettings(config);
  const compose = () => mailContent('contact_acknowledgement', MAIL_SAMPLES.contact_acknowledgement, settings);
  const english = compose();
  const mirrored = inLanguage('ar-XB', compose);
  expect(mirrored.title).toMatch(/[ȧḗīǿŭ]/);
  expect(mirrored.title).not.toBe(english.title);
  expect(inLanguage('ar-XB', () => renderHtml(mirrored, 'https://ayana.example'))).toContain(
    '<html lang="ar-XB" dir="rtl">',
  );
  expect(renderHtml(compose(), 'https://ayana.example')).toContain('<html lang="en" dir="ltr">');
});
