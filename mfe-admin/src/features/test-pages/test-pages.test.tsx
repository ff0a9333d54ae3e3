import { formSamples } from '@ayana/contracts/form-samples';
import { FORM_FUNCTIONS } from '@ayana/contracts/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const ALLOWED = sampleOf('MailTemplatesDto', {
  templates: [
    { id: 'password_reset', subject: 'Choose a new password' },
    { id: 'verify_email', subject: 'Confirm your address' },
  ] as never,
  languages: [
    { tag: 'en', name: 'English', dir: 'ltr' },
    { tag: 'ar', name: 'Arabic', dir: 'rtl' },
  ] as never,
  recipients: ['@test.ayana.example'],
});
const RECIPIENTS: Answers = { 'GET /mail-tests/templates': ALLOWED };
const FORMS = '/admin/test-unified-forms';
const CARD = 'Support request';

test('a form is sent with every kind of answers, marked as a test, and each answer is judged', async () => {
  const samples = formSamples('tester@test.ayana.example', new Date());
  const { refused = [] } = samples.find(({ form, kind }) => form === 'support-request' && kind === 'wrong') ?? {};
  const errors = refused.map((field) => ({ field, message: 'Wrong' }));
  const answer = jest
    .fn<unknown, []>(() => refusal(422, 'invalid_fields', { errors }))
    .mockReturnValueOnce({ message: '' });
  const { press, sent, count } = await openAddress(FORMS, { ...RECIPIENTS, 'POST /functions/support-request': answer });
  expect(screen.getByRole('button', { name: `Send all ${FORM_FUNCTIONS.length * 5}` })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Address in the forms/)).toHaveValue('tester@test.ayana.example');
  const card = within(screen.getByRole('region', { name: CARD }));
  expect(card.getAllByText('Not sent yet')).toHaveLength(5);
  await press(`Send ${CARD}: Ordinary`);
  expect(await card.findByText('As expected')).toBeInTheDocument();
  expect(card.getByText('Accepted')).toBeInTheDocument();
  await press(`Send ${CARD}: Wrong in every field`);
  expect(await card.findByText(/^Refused: .*email/)).toBeInTheDocument();
  expect(await screen.findByText('2 of 2 samples as expected')).toBeInTheDocument();
  expect(count('POST /functions/support-request')).toBe(2);
  expect((await sent('POST /functions/support-request')).test).toBe('1');
});

test('what the API takes though it is wrong, or refuses though it is right, is not as expected', async () => {
  const { press } = await openAddress(FORMS, { ...RECIPIENTS, 'POST /functions/support-request': { success: true } });
  await press(`Send ${CARD}: Wrong in every field`);
  expect(await screen.findByText('Not as expected')).toBeInTheDocument();
});

const LEFT = sampleOf('FormTestDto', { id: 'left', form: 'support-request', name: 'Keya', mails: [] });

test('what tests left is removed one by one, or all at once after a question', async () => {
  const { press, confirm, count } = await openAddress(FORMS, {
    ...RECIPIENTS,
    'GET /form-tests': { items: [LEFT], total: 3 },
  });
  expect(screen.getByText('3 tests')).toBeInTheDocument();
  await press('Remove Support request, Keya');
  await waitFor(() => expect(count('DELETE /form-tests/support-request/left')).toBe(1));
  await press('Remove all');
  expect(count('DELETE /form-tests')).toBe(0);
  await confirm('Remove all');
  await waitFor(() => expect(count('DELETE /form-tests')).toBe(1));
});

test.each([FORMS, '/test-email', '/test-email-verification'])(
  '%s says where no address may receive tests',
  async (at) => {
    await openAddress(at, { 'GET /mail-tests/templates': { ...ALLOWED, recipients: [] } });
    expect(screen.getByText(/^No address may receive tests yet/)).toBeInTheDocument();
  },
);

const PREVIEW: Answers = {
  ...RECIPIENTS,
  'GET /mail-tests/preview': sampleOf('MailPreviewDto', {
    html: '<b>Hello</b>',
    text: 'Hello Amina',
    subject: 'Set it',
  }),
};

test('a mail is chosen by the address, shown in a frame in which nothing runs, on a phone and as text', async () => {
  const { press, sent, where } = await openAddress('/test-email', PREVIEW);
  await fill('Email$', 'password_reset');
  await waitFor(() => expect(where()).toContain('template=password_reset'));
  await fill('Language', 'ar');
  await waitFor(() => expect(where()).toContain('language=ar'));
  await waitFor(async () =>
    expect((await sent('GET /mail-tests/preview')).query).toEqual({ template: 'password_reset', language: 'ar' }),
  );
  expect(screen.getByTitle('The email')).toHaveAttribute('sandbox', '');
  await press('On a phone', 'link');
  await waitFor(() => expect(where()).toContain('view=phone'));
  await press('Text', 'link');
  const text = await screen.findByRole('region', { name: 'The email as text' });
  expect(text).toHaveTextContent('Hello Amina');
  expect(text).toHaveAttribute('dir', 'rtl');
});

test('the mail that is shown is sent to one address, and a refusal is at its field', async () => {
  const send = jest.fn<unknown, []>(() =>
    refusal(422, 'invalid_fields', { errors: [{ field: 'to', message: 'Tests go to the allow-list only.' }] }),
  );
  const { press, sent } = await openAddress('/test-email?template=password_reset&language=ar', {
    ...PREVIEW,
    'POST /mail-tests': send,
  });
  await fill('Send it to', 'patient@people.example');
  await press('Send this email');
  expect(await screen.findByText('Tests go to the allow-list only.')).toBeInTheDocument();
  expect((await sent('POST /mail-tests')).body).toEqual({
    template: 'password_reset',
    language: 'ar',
    to: 'patient@people.example',
  });
});

test('the log says how each mail fared, and every attempt', async () => {
  const attempts = [{ number: 1, finished_at: '2026-11-20T08:00:00Z', failure: null }];
  await openAddress('/test-email', {
    ...PREVIEW,
    'GET /mail-tests': pageOf(
      sampleOf('MailTestDto', { id: 'one', status: 'sent', to: 'a@test.ayana.example', attempts: attempts as never }),
      sampleOf('MailTestDto', { id: 'two', status: 'withheld', to: null }),
    ),
  });
  const log = within(screen.getByRole('table', { name: 'Emails of tests' }));
  expect(log.getByText('Sent')).toBeInTheDocument();
  expect(log.getByText('1 attempt')).toBeInTheDocument();
  expect(log.getByText('The mail server took it')).toBeInTheDocument();
  expect(log.getByText('Withheld')).toBeInTheDocument();
});

const account = sampleOf('VerificationTestDto', { id: 'test', email: 'verify@test.ayana.example' });
const AT = '2026-11-20T08:00:00Z';
const steps = (over: Partial<typeof account>, answers: Answers = {}) =>
  openAddress('/test-email-verification', {
    ...RECIPIENTS,
    'GET /verification-tests': { items: [{ ...account, ...over }] },
    ...answers,
  });

test.each([
  [{}, ['Send another one', 'Open the link', 'Remove the account']],
  [{ opened_at: AT }, ['Open it once more', 'Remove the account']],
  [{ opened_at: AT, refused_again_at: AT }, ['Remove the account']],
  [{ opened_at: AT, refused_again_at: AT, removed_at: AT }, []],
])('of an account with %o only the next steps can be done', async (over, names) => {
  await steps(over);
  const card = within(screen.getByRole('region', { name: `Steps of ${account.email}` }));
  expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

test('a test account signs up in a language, and its steps are shown', async () => {
  const { press, sent, where } = await steps({}, { 'POST /verification-tests': account });
  await fill('Language', 'ar');
  await press('Sign up');
  await waitFor(() => expect(where()).toBe('/test-email-verification?test=test'));
  expect((await sent('POST /verification-tests')).body).toEqual({ email: 'tester@test.ayana.example', language: 'ar' });
});

test('a step that is refused says why', async () => {
  const { press } = await steps(
    {},
    { 'POST /verification-tests/{id}/open': () => refusal(410, 'link_invalid', { detail: 'The link has ended.' }) },
  );
  await press('Open the link');
  expect(await screen.findByText('The link has ended.')).toBeInTheDocument();
});
