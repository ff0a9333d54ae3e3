import { openPart, portalApi, receive, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuotesCard } from './quotes-card';

const api = portalApi('ayana_staff');
const question = {
  ...sampleOf('QuoteQuestionViewDto'),
  id: 'a1',
  text: 'How long does it last?',
  answer: null,
  may_answer: true,
};
const quote = (id: string, over: Parameters<typeof sampleOf<'QuoteDto'>>[1] = {}) =>
  sampleOf('QuoteDto', {
    id,
    status: 'sent',
    revision: 3,
    hospital: { ...sampleOf('QuoteHospitalDto'), name: `Hospital ${id}` },
    ...over,
  });
const open = (...items: unknown[]) => {
  api.answer({ 'GET /quotes': { items } });
  return openPart(<QuotesCard journeyId="j1" now={new Date()} />);
};
const entry = (id: string) => screen.findByRole('article', { name: `Hospital ${id}` });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

test('what a patient asks comes while the card is open, and is answered at its quote', async () => {
  await open(quote('1'));
  await entry('1');
  api.answer({ 'GET /quotes': { items: [quote('1', { questions: [question] })] } });
  await receive('quotes.updated', { id: '1', journey_id: 'j1' });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Answer' }), { target: { value: ' Twenty years. ' } });
  const answered = { ...question, answer: 'Twenty years.' };
  api.answer({
    'POST /quotes/1/questions/a1/answer': quote('1'),
    'GET /quotes': { items: [quote('1', { questions: [answered] })] },
  });
  await press('Send answer');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull());
  expect(await api.changes()).toEqual([['POST /quotes/1/questions/a1/answer', { text: 'Twenty years.' }]]);
});

test('those that are over are shown when they are asked for, with why', async () => {
  await open(quote('1'), quote('2', { status: 'declined', decision_reason: 'Too far.' }));
  await entry('1');
  expect(screen.queryByRole('article', { name: 'Hospital 2' })).toBeNull();
  await press('Show 1 earlier quote');
  expect(await entry('2')).toHaveTextContent('“Too far.”');
  expect(within(await entry('2')).queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('a draft is read as the patient reads it before it is sent', async () => {
  const line = { ...sampleOf('QuoteLineDto'), label: 'Knee implant', category: 'implant', included: true } as const;
  await open(
    quote('1', {
      status: 'draft',
      lines: [line],
      exclusions: 'Flights.',
      not_given: ['doctor_id', 'room_class', 'refund_terms'],
    }),
  );
  await press('Send to the patient');
  const dialog = await screen.findByRole('dialog', { name: 'Send this to the patient?' });
  for (const text of ['Knee implant', 'Flights.', 'one sum for everything']) expect(dialog).toHaveTextContent(text);
  api.answer({ 'POST /quotes/1/send': quote('1'), 'GET /quotes': { items: [quote('1')] } });
  await press('Send it now', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([['POST /quotes/1/send', null]]);
});

test('one is taken back with the reason that the patient reads, by the version that was read', async () => {
  await open(quote('1'));
  await userEvent.click(await screen.findByText('More about the quote of Hospital 1'));
  await press('Take back');
  const dialog = await screen.findByRole('dialog', { name: 'Take this quote back?' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The price was wrong.' } });
  api.answer({ 'POST /quotes/1/withdraw': quote('1'), 'GET /quotes': { items: [] } });
  await press('Take it back', dialog);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(await api.changes()).toEqual([['POST /quotes/1/withdraw', { reason: 'The price was wrong.' }]]);
  expect(
    api
      .calls()
      .find(({ method }) => method === 'POST')
      ?.headers.get('if-match'),
  ).toBe('"3"');
});

test('the staff name the surgeon among the doctors of the hospital, or say on purpose that none is given', async () => {
  const line = {
    ...sampleOf('QuoteLineDto'),
    label: 'Knee implant',
    category: 'implant',
    quantity: 1,
    unit_price: 90_000,
    included: true,
  } as const;
  const draft = quote('1', { status: 'draft', lines: [line], deposit: null, not_given: ['doctor_id'], surgeon: null });
  const doctor = { ...sampleOf('DoctorDto'), id: 'd1', full_name: 'Dr Demo Surgeon' };
  api.answer({ 'GET /doctors': { items: [doctor], next_cursor: null, total: 1 } });
  await open(draft);
  await press('Change');
  const dialog = await screen.findByRole('dialog', { name: 'Quote of a hospital' });
  expect(within(dialog).getByRole('checkbox', { name: 'Surgeon not given' })).toBeChecked();
  await userEvent.click(await within(dialog).findByRole('button', { name: /Dr Demo Surgeon/ }));
  const surgeon = within(dialog).getByRole('group', { name: 'Surgeon' });
  expect(surgeon).toHaveTextContent('Dr Demo Surgeon');
  expect(within(dialog).queryByRole('checkbox', { name: 'Surgeon not given' })).toBeNull();
  api.answer({ 'PATCH /quotes/1': draft, 'GET /quotes': { items: [draft] } });
  await press('Save as draft', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([['PATCH /quotes/1', expect.objectContaining({ doctor_id: 'd1' })]]);
  expect(api.calls().some(({ url }) => url.includes(`hospital_id=${draft.hospital.id}`))).toBe(true);
});

test('a surgeon goes with the hospital', async () => {
  const hospital = { ...sampleOf('PartnerHospitalDto'), id: 'h2', hospital_name: 'Another demo hospital' };
  const doctor = { ...sampleOf('DoctorDto'), id: 'd1', full_name: 'Dr Demo Surgeon' };
  api.answer({
    'GET /doctors': { items: [doctor], next_cursor: null, total: 1 },
    'GET /partner-hospitals': { items: [hospital], next_cursor: null, total: 1 },
  });
  await open();
  await press('Enter a quote');
  const dialog = await screen.findByRole('dialog', { name: 'Quote of a hospital' });
  fireEvent.change(within(dialog).getByRole('searchbox', { name: 'Hospital' }), { target: { value: 'Another' } });
  await userEvent.click(await within(dialog).findByRole('button', { name: /Another demo hospital/ }));
  await userEvent.click(await within(dialog).findByRole('button', { name: /Dr Demo Surgeon/ }));
  expect(within(dialog).getByRole('group', { name: 'Surgeon' })).toBeVisible();
  await press('Change', within(dialog).getByRole('group', { name: 'Hospital' }));
  expect(within(dialog).queryByText('Dr Demo Surgeon')).toBeNull();
  expect(within(dialog).getByRole('checkbox', { name: 'Surgeon not given' })).not.toBeChecked();
});
