import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction } from '@ayana/portal-kit/screens';
import type { MailTemplates } from '../mails/test-email.api';

export const VERIFICATION_PATH = '/test-email-verification';

export type VerificationTest = components['schemas']['VerificationTestDto'];

export interface VerificationAnswer {
  tests: Part<VerificationTest[]>;
  /** Languages and the allow-list. */
  mails: Part<MailTemplates>;
}

export async function verificationLoader(): Promise<VerificationAnswer> {
  const [tests, mails] = await Promise.all([
    readPart(dataOf(api.GET('/verification-tests')).then(({ items }) => items)),
    readPart(dataOf(api.GET('/mail-tests/templates'))),
  ]);
  return { tests, mails };
}

export const startTest = (body: { email: string; language: string }): Promise<VerificationTest> =>
  dataOf(api.POST('/verification-tests', { body }));

export type VerificationCommand = { intent: 'resend' | 'open' | 'remove'; id: string };

export const verificationAction = commandAction(({ intent, id }: VerificationCommand): Promise<VerificationTest> => {
  const target = { params: { path: { id } } };
  if (intent === 'remove') return dataOf(api.DELETE('/verification-tests/{id}', target));
  if (intent === 'open') return dataOf(api.POST('/verification-tests/{id}/open', target));
  return dataOf(api.POST('/verification-tests/{id}/resend', target));
});
