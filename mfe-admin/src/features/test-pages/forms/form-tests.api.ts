import type { components } from '@ayana/contracts/api';
import type { FormSample } from '@ayana/contracts/form-samples';
import { TEST_HEADER } from '@ayana/contracts/operation';
import { api, ApiProblem, call, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction } from '@ayana/portal-kit/screens';

export const FORM_TESTS_PATH = '/admin/test-unified-forms';

export type FormTests = components['schemas']['FormTestsDto'];
export type FormTest = FormTests['items'][number];

export interface FormTestsAnswer {
  tests: Part<FormTests>;
  recipients: Part<string[]>;
}

export async function formTestsLoader(): Promise<FormTestsAnswer> {
  const [tests, recipients] = await Promise.all([
    readPart(dataOf(api.GET('/form-tests'))),
    readPart(dataOf(api.GET('/mail-tests/templates')).then((mails) => mails.recipients)),
  ]);
  return { tests, recipients };
}

/** What the API made of a sample. */
export interface SampleOutcome {
  /** It took what it had to take, or refused exactly the fields that are wrong. */
  asExpected: boolean;
  accepted: boolean;
  fields: readonly string[];
  /** What the sender would read. */
  message: string;
}

/** Sends a sample as the form's page would, marked as a test. */
export async function sendSample({ form, body, refused }: FormSample): Promise<SampleOutcome> {
  try {
    const answer = await call('POST', `/functions/${form}`, { body, headers: { [TEST_HEADER]: '1' } });
    const message: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
    return {
      asExpected: refused.length === 0,
      accepted: true,
      fields: [],
      message: typeof message === 'string' ? message : '',
    };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 401) throw error;
    const fields = error.errors.map(({ field }) => field).toSorted();
    return {
      asExpected: refused.length > 0 && fields.join() === refused.join(),
      accepted: false,
      fields,
      message: error.message,
    };
  }
}

export type FormTestsCommand = { intent: 'remove'; form: FormTest['form']; id: string } | { intent: 'remove_all' };

export const formTestsAction = commandAction(async (command: FormTestsCommand): Promise<void> => {
  if (command.intent === 'remove_all') await api.DELETE('/form-tests');
  else await api.DELETE('/form-tests/{form}/{id}', { params: { path: { form: command.form, id: command.id } } });
});
