import { FORM_ERRORS } from '@ayana/contracts/forms';
import type { ProblemCode } from '@ayana/contracts/problems';

import { submitForm } from '../api/submit-form';
import { ApiProblem } from '../problems';
import { sendForm, SUPERSEDED_MESSAGE } from './send-form';

jest.mock('../api/submit-form', () => ({ submitForm: jest.fn() }));
const submit = jest.mocked(submitForm as (form: string) => Promise<unknown>);

const send = () =>
  sendForm('contact', { first_name: 'Amina', last_name: 'Example', email: 'amina@people.example' }, 'key');
const problem = (status: number, code: ProblemCode) => new ApiProblem({ status, code, detail: `detail of ${status}` });

describe('sendForm', () => {
  it('returns what the server accepted', async () => {
    const answer = { success: true, message: 'Thank you', id: '1', case_number: 'AY-7K2Q4' };
    submit.mockResolvedValueOnce(answer);
    expect(await send()).toEqual({ kind: 'accepted', answer });
  });

  it('uses the specification’s text when the server refuses without one', async () => {
    submit.mockResolvedValueOnce({ success: false, message: '' });
    expect(await send()).toEqual({ kind: 'failed', message: 'Submission failed. Please try again.' });
    submit.mockRejectedValueOnce(new TypeError('boom'));
    expect(await send()).toEqual({ kind: 'failed', message: 'An unexpected error occurred.' });
  });

  it('distinguishes refused fields, a used key, no answer and other failures', async () => {
    const fields = [{ field: 'email', message: 'Not an address.' }];
    submit.mockRejectedValueOnce(
      new ApiProblem({ status: 422, code: 'invalid_fields', detail: 'No.', errors: fields }),
    );
    expect(await send()).toEqual({ kind: 'refused', message: 'No.', fields });
    submit.mockRejectedValueOnce(problem(409, 'idempotency_key_reused'));
    expect(await send()).toEqual({ kind: 'superseded', message: SUPERSEDED_MESSAGE });
    submit.mockRejectedValueOnce(problem(409, 'slot_taken'));
    expect(await send()).toEqual({
      kind: 'refused',
      message: 'detail of 409',
      fields: [{ field: 'slot_id', message: 'detail of 409' }],
    });
    submit.mockRejectedValueOnce(problem(0, 'network_error'));
    expect(await send()).toEqual({ kind: 'unreachable' });
    submit.mockRejectedValueOnce(problem(429, 'too_many_requests'));
    expect(await send()).toEqual({ kind: 'failed', message: 'detail of 429' });
  });

  it('refuses the two unknown forms with the specification’s errors', async () => {
    const { submitForm: real } = jest.requireActual<typeof import('../api/submit-form')>('../api/submit-form');
    const asked = (form: string) => real(form as 'newsletter', { email: '' }, { idempotencyKey: 'key' });
    await expect(asked('general-inquiry')).rejects.toThrow(FORM_ERRORS.general_inquiry.message);
    await expect(asked('no-such-form')).rejects.toThrow(FORM_ERRORS.unsupported.message);
  });
});
