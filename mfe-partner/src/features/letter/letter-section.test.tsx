import { openPart, portalApi, receive, refusal, sampleOf, shownToast } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LetterSection from './letter-section';

const api = portalApi('partner/hospital');
const letter = (id: string, over: Parameters<typeof sampleOf<'VisaLetterDto'>>[1] = {}) =>
  sampleOf('VisaLetterDto', { id, code: `AY-${id}`, attendants: 0, ...over });
const draft = (over: Parameters<typeof sampleOf<'LetterDraftDto'>>[1] = {}) =>
  sampleOf('LetterDraftDto', {
    admission_on: '2026-12-03',
    stay_until: '2026-12-18',
    patient_name: 'GRACE OTIENO',
    attendants: [{ name: 'JOSEPH OTIENO', passport_number: '•••321' }],
    missing: [],
    registration_number: null,
    phone: '+91 44 5550 0142',
    ...over,
  });
const open = (
  letters: unknown[],
  quotes: unknown[] = [sampleOf('QuoteDto', { id: 'q1', status: 'accepted' })],
  may_write = true,
) => {
  api.answer({ 'GET /quotes': { items: quotes }, 'GET /letters': { items: letters } });
  const work = sampleOf('AssignmentDetailDto', { journey_id: 'j1', kind: 'referral', status: 'done', may_write });
  return openPart(<LetterSection work={work} reread={jest.fn()} />);
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

test('before the quote is accepted there is nothing to issue', async () => {
  await open([], [sampleOf('QuoteDto', { status: 'sent' })]);
  expect(await screen.findByText(/^Once the patient has accepted your quote/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a member who may only read sees the letter, and neither issues nor takes one back', async () => {
  await open([letter('2', { status: 'valid', has_copy: true })], undefined, false);
  expect(await screen.findByRole('button', { name: 'Open your copy' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a letter has its days from the case and its people from the patient, asks for no passport, and goes to the accepted quote', async () => {
  api.answer({ 'POST /letters': letter('new'), 'GET /letters/draft': draft() });
  await open([]);
  await press('Issue the letter');
  const dialog = await screen.findByRole('dialog');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  expect(within(dialog).getByLabelText(/^Admission/)).toHaveValue('2026-12-03');
  expect(dialog).toHaveTextContent('JOSEPH OTIENO (•••321)');
  expect(dialog).toHaveTextContent('Registration numberNot known: the letter leaves it out');
  expect(within(dialog).queryByLabelText(/passport/i)).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Add an attendant' })).toBeNull();
  type(/^Stay in India until/, '2026-12-01');
  await press('Issue the letter', dialog);
  expect(await within(dialog).findByText('Please choose a day on or after the admission.')).toBeVisible();
  type(/^Stay in India until/, '2026-12-20');
  await press('Issue the letter', dialog);
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(await api.changes()).toEqual([
    ['POST /letters', { quote_id: 'q1', admission_on: '2026-12-03', stay_until: '2026-12-20' }],
  ]);
  expect(shownToast()).toMatchObject({ title: 'The letter is with the patient', text: 'AY-new' });
});

test('what the patient has not given yet is said before the letter is issued', async () => {
  api.answer({ 'GET /letters/draft': draft({ missing: ['passport_name', 'date_of_birth'] }) });
  await open([]);
  await press('Issue the letter');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    'The patient has not given this yet: the name as in the passport and the date of birth.',
  );
});

test('the hospital opens its own copy; why it cannot be had is said', async () => {
  await open([letter('2', { status: 'valid', has_copy: true })]);
  api.answer({ 'GET /letters/2/paper': () => refusal(404, 'not_found', { detail: 'It is gone.' }) });
  await press('Open your copy');
  expect(await screen.findByText('It is gone.')).toBeVisible();
});

test('a valid letter can be checked, replaced and taken back after a question; a refusal stays in it', async () => {
  await open([letter('2', { status: 'valid' }), letter('1', { status: 'replaced' })]);
  expect(await screen.findByRole('button', { name: 'Issue a new letter' })).toBeVisible();
  expect(screen.getByText('1 earlier letter')).toBeVisible();
  api.answer({ 'POST /letters/2/withdraw': () => refusal(409, 'illegal_transition', { detail: 'It is replaced.' }) });
  await press('Take back');
  const dialog = await screen.findByRole('dialog', { name: 'Take this letter back?' });
  await press('Take it back', dialog);
  expect(await within(dialog).findByText('It is replaced.')).toBeVisible();
  api.answer({
    'POST /letters/2/withdraw': letter('2', { status: 'withdrawn' }),
    'GET /letters': { items: [letter('2', { status: 'withdrawn' })] },
  });
  await press('Take it back', dialog);
  expect(await screen.findByRole('button', { name: 'Issue the letter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('letters that cannot be read are read again, also when the patient accepts', async () => {
  await open([], []);
  await screen.findByText(/^Once the patient/);
  api.answer({ 'GET /quotes': { items: [sampleOf('QuoteDto', { status: 'accepted' })] } });
  await receive('quotes.updated', { id: 'q1', journey_id: 'other' });
  await receive('quotes.updated', { id: 'q1', journey_id: 'j1' });
  expect(await screen.findByText(/^The patient waits for a letter/)).toBeVisible();
});
