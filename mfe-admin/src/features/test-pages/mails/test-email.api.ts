import type { components } from '@ayana/contracts/api';
import { ENGLISH } from '@ayana/contracts/language';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { readFirst } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { TestMail } from '../mail-status';

export const TEST_EMAIL_PATH = '/test-email';
export const VIEWS = ['html', 'phone', 'text'] as const;
export type View = (typeof VIEWS)[number];

export type MailTemplates = components['schemas']['MailTemplatesDto'];
export type MailPreview = components['schemas']['MailPreviewDto'];

/** What is looked at: from the address of the page. */
export interface Chosen {
  template: string;
  language: string;
  view: View;
}

export interface TestEmailAnswer {
  templates: Part<MailTemplates>;
  preview: Part<MailPreview>;
  log: Part<TestMail[]>;
}

const FIRST = 'verify_email';
const SHOWN = 20;

export function chosenOf(params: URLSearchParams): Chosen {
  const view = params.get('view');
  return {
    template: params.get('template') ?? FIRST,
    language: params.get('language') ?? ENGLISH.tag,
    view: VIEWS.find((each) => each === view) ?? 'html',
  };
}

/** The page with something else chosen. */
export const hrefOf = (chosen: Chosen): string => `${TEST_EMAIL_PATH}?${new URLSearchParams({ ...chosen }).toString()}`;

export async function testEmailLoader({ request }: LoaderFunctionArgs): Promise<TestEmailAnswer> {
  const { template, language } = chosenOf(new URL(request.url).searchParams);
  const [templates, preview, log] = await Promise.all([
    readPart(dataOf(api.GET('/mail-tests/templates'))),
    readPart(dataOf(api.GET('/mail-tests/preview', { params: { query: { template, language } } }))),
    readPart(
      readFirst(dataOf(api.GET('/mail-tests', { params: { query: { limit: SHOWN } } }))).then(({ items }) => [
        ...items,
      ]),
    ),
  ]);
  return { templates, preview, log };
}

export const sendTest = ({ template, language }: Chosen, to: string, key: string): Promise<TestMail> =>
  dataOf(api.POST('/mail-tests', { params: { header: { 'Idempotency-Key': key } }, body: { template, language, to } }));

/** An address that may receive tests, to begin with; empty where none may. */
export function firstRecipient(recipients: readonly string[]): string {
  const [first = ''] = recipients;
  return first.startsWith('@') ? `tester${first}` : first;
}
