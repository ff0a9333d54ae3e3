import { openPart, portalApi, receive, refusal, sampleOf, shownToast } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './letter-dialog';
import LetterSection from './letter-section';

const api = portalApi('partner/hospital');
const letter = (id: string, over: Parameters<typeof sampleOf<'VisaLetterDto'>>[1] = {}) =>
  sampleOf('VisaLetterDto', { id, code: `AY-${id}`, attendants: 0, ...over });
const open = (letters: unknown[], quotes: unknown[] = [sampleOf('QuoteDto', { id: 'q1', status: 'accepted' })]) => {
  api.answer({ 'GET /quotes': { items: quotes }, 'GET /letters': { items: letters } });
  const work = sampleOf('AssignmentDetailDto', { journey_id: 'j1', kind: 'referral', status: 'done' });
  return openPart(<LetterSection work={work} reread={jest.fn()} />);
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

test('before the quote is accepted there is nothing to issue', async () => {
  await open([], [sampleOf('QuoteDto', { status: 'sent' })]);
  expect(await screen.findByText(/^Once the patient has accepted your quote/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a letter needs its days in their order and those who come along, and goes to the accepted quote', async () => {
  api.answer({ 'POST /letters': letter('new') });
  await open([]);
  await press('Issue the letter');
  const dialog = await screen.findByRole('dialog');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type(/^Admission/, '2026-12-05');
  type(/^Stay in India until/, '2026-12-01');
  await press('Add an attendant', dialog);
  await press('Issue the letter', dialog);
  expect(await within(dialog).findByText('Please choose a day on or after the admission.')).toBeVisible();
  expect(within(dialog).getByText('Please enter the number of the passport.')).toBeVisible();
  type(/^Name of attendant 1/, '王');
  expect(within(dialog).getByText(/^We cannot print “王” \(U\+738B\)/)).toBeVisible();
  type(/^Stay in India until/, '2026-12-20');
  type(/^Name of attendant 1/, 'Joseph');
  type(/^Passport of attendant 1/, 'A1');
  await press('Issue the letter', dialog);
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(await api.changes()).toEqual([
    [
      'POST /letters',
      {
        quote_id: 'q1',
        admission_on: '2026-12-05',
        stay_until: '2026-12-20',
        attendants: [{ name: 'Joseph', passport_number: 'A1' }],
      },
    ],
  ]);
  expect(shownToast()).toMatchObject({ title: 'The letter is with the patient', text: 'AY-new' });
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
