import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './accept-dialog';
import './ask-dialog';
import './closed-quotes';
import './decline-dialog';
import '../../payments/payments-card';
import './bills-card';
import { quotesLoader } from './quotes.api';
import { Component as QuotesPage } from './quotes-page';

const api = portalApi('patient');
type Quote = Parameters<typeof sampleOf<'QuoteDto'>>[1];
const implant = {
  ...sampleOf('QuoteLineDto'),
  id: 'l1',
  category: 'implant',
  label: 'Knee implant',
  quantity: 1,
} as const;
const quote = (id: string, over: Quote = {}) =>
  sampleOf('QuoteDto', {
    id,
    journey_id: 'j1',
    status: 'sent',
    hospital: { ...sampleOf('QuoteHospitalDto'), name: `Hospital ${id}` },
    lines: [implant],
    total: 350_050,
    valid_until: '2099-12-31',
    ...over,
  });
const signed = (version: number, days_in_hospital: number) =>
  sampleOf('MedicalOpinionDto', {
    id: `o${version}`,
    version,
    summary: `Opinion ${version}`,
    days_in_hospital,
    signed_at: '2026-11-20T10:00:00Z',
  });
const list = (items: unknown[]) => ({ items, next_cursor: null });
const open = (quotes: unknown[], opinions: unknown[] = []) => {
  api.answer({
    'GET /patient-journeys': list([sampleOf('PatientJourneyDto', { id: 'j1' })]),
    'GET /quotes': { items: quotes },
    'GET /medical-opinions': { items: opinions },
    'GET /auth/account': sampleOf('AccountDto'),
    'GET /bills': { items: [] },
    'GET /case-payments': { items: [] },
  });
  return openPage({ Component: QuotesPage, loader: quotesLoader }, '/patient-portal/quotes');
};
const hospital = (id: string) => screen.findByRole('listitem', { name: `Hospital ${id}` });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

test('before any quote the page says what comes; quotes that fail leave the opinion', async () => {
  await open([]);
  expect(screen.getByText('No quotes yet')).toBeVisible();
  api.answer({
    'GET /quotes': () => refusal(503, 'service_unavailable'),
    'GET /medical-opinions': { items: [signed(1, 6), sampleOf('MedicalOpinionDto', { summary: 'A draft' })] },
  });
  localStorage.clear();
  await receive('quotes.updated', { id: 'q1', journey_id: 'j1' });
  expect(await screen.findByText('Your quotes couldn’t be loaded')).toBeVisible();
  expect(screen.getByText('Opinion 1')).toBeVisible();
  expect(screen.queryByText('A draft')).toBeNull();
});

test('a corrected opinion says what changed, and keeps the earlier one', async () => {
  await open([], [signed(2, 8), signed(1, 6)]);
  expect(document.body).toHaveTextContent(/What changed: .*In hospital/);
  expect(screen.getByText('Opinion 1')).not.toBeVisible();
});

test('quotes are beside each other with what they differ in; a question is about one line', async () => {
  await open([quote('1'), quote('2', { lines: [], total: 300_000 })]);
  expect(await hospital('1')).toHaveTextContent('$3,500.50');
  expect(document.body).toHaveTextContent('They differ in:');
  await press('Ask about Knee implant');
  const dialog = await screen.findByRole('dialog', { name: 'Ask about Knee implant' });
  await press('Send question', dialog);
  expect(await within(dialog).findByText('Please write your question first.')).toBeVisible();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' How long does it last? ' } });
  const question = {
    ...sampleOf('QuoteQuestionViewDto'),
    line_id: 'l1',
    text: 'How long does it last?',
    answer: 'About twenty years.',
    answered_at: '2026-11-20T11:00:00Z',
  };
  api.answer({
    'POST /quotes/1/questions': quote('1'),
    'GET /quotes': { items: [quote('1', { questions: [question] })] },
  });
  await press('Send question', dialog);
  await waitFor(async () => expect(await hospital('1')).toHaveTextContent('About twenty years.'));
  expect(await api.changes()).toEqual([
    ['POST /quotes/1/questions', { text: 'How long does it last?', line_id: 'l1' }],
  ]);
});

test('one is declined with a reason, another was taken back: both are named among the earlier ones', async () => {
  await open([quote('1')]);
  await press('Decline', await hospital('1'));
  const dialog = await screen.findByRole('dialog', { name: 'Decline the quote from Hospital 1?' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Too far.' } });
  api.answer({
    'POST /quotes/1/decline': quote('1'),
    'GET /quotes': {
      items: [
        quote('1', { status: 'declined', decision_reason: 'Too far.' }),
        quote('2', { status: 'withdrawn', decision_reason: 'The price was wrong.' }),
      ],
    },
  });
  await press('Decline quote', dialog);
  const earlier = await screen.findByRole('region', { name: 'Earlier quotes' });
  expect(earlier).toHaveTextContent(
    /Hospital 1.*You declined it.*“Too far\.”.*The hospital took it back.*“The price was wrong\.”/,
  );
  expect(await api.changes()).toEqual([['POST /quotes/1/decline', { reason: 'Too far.' }]]);
});

const two = [
  quote('1', {
    days_in_hospital: 5,
    exclusions: 'Flights and visa fees.',
    surgeon: { id: 'd1', name: 'Dr Latika Rao', title: 'Surgeon' },
    lines: [
      { ...implant, unit_price: 90_000, included: true },
      { ...implant, id: 'l2', category: 'room', label: 'Single room', unit_price: 10_000, included: true },
    ],
  }),
  quote('2', {
    days_in_hospital: 7,
    total: 300_000,
    surgeon: null,
    lines: [{ ...implant, id: 'l3', category: 'surgeon', label: 'All of it', unit_price: 300_000, included: true }],
  }),
];

test('each names and links hospital and surgeon; one sum is warned of; what is missing is said by hospital', async () => {
  await open(two);
  expect(within(await hospital('1')).getByRole('link', { name: 'Hospital 1' })).toHaveAttribute(
    'href',
    `/hospital/${two[0]?.hospital.id}`,
  );
  expect(within(await hospital('1')).getByRole('link', { name: 'Dr Latika Rao' })).toHaveAttribute(
    'href',
    '/doctors/d1',
  );
  expect(await hospital('2')).toHaveTextContent('Not named yet');
  expect(await hospital('2')).toHaveTextContent('One sum for everything');
  expect(await hospital('1')).not.toHaveTextContent('One sum for everything');
  const summary = screen.getByLabelText('In short');
  expect(summary).toHaveTextContent(/Hospital 2\$3,0007 days in hospital.*Not in the price: Implant and Room/);
  expect(within(summary).getByLabelText('See the quote from Hospital 1')).toHaveAttribute('href', '#quote-1');
});

test('the opinion is beside the quotes where they differ from it', async () => {
  await open(two, [{ ...signed(1, 7), alternatives: 'A partial joint.', days_in_india: null }]);
  const beside = await screen.findByRole('region', { name: 'Where the quotes differ from the opinion' });
  expect(beside).toHaveTextContent(/In hospital7 days7 days5 days/);
  expect(beside).toHaveTextContent(/Implant.*Not mentioned: ask.*Knee implant/);
  expect(beside).toHaveTextContent('A partial joint.');
  expect(beside).not.toHaveTextContent('In India');
});

test('what is not included is repeated before one accepts', async () => {
  await open(two);
  await press('Accept this quote', await hospital('2'));
  const dialog = await screen.findByRole('dialog', { name: 'Accept the quote from Hospital 2?' });
  for (const text of ['Implant: not mentioned', 'Room and nursing: not mentioned', 'One sum for everything'])
    expect(dialog).toHaveTextContent(text);
  await userEvent.keyboard('{Escape}');
  await press('Accept this quote', await hospital('1'));
  expect(await screen.findByRole('dialog', { name: 'Accept the quote from Hospital 1?' })).toHaveTextContent(
    'Flights and visa fees.',
  );
});

test('what accepting means is said before; afterwards no other can be chosen', async () => {
  await open([quote('1', { deposit: 50_000 }), quote('2')]);
  await press('Accept this quote', await hospital('1'));
  const dialog = await screen.findByRole('dialog', { name: 'Accept the quote from Hospital 1?' });
  for (const text of ['You pay nothing now.', '$500', 'The other hospitals are thanked'])
    expect(dialog).toHaveTextContent(text);
  api.answer({ 'POST /quotes/1/accept': () => refusal(409, 'already_decided', { detail: 'It has lapsed.' }) });
  await press('Accept quote', dialog);
  expect(await within(dialog).findByText('It has lapsed.')).toBeVisible();
  api.answer({
    'POST /quotes/1/accept': quote('1'),
    'GET /quotes': { items: [quote('1', { status: 'accepted', deposit: 50_000 }), quote('2', { status: 'declined' })] },
    'GET /patient-journeys/overview': sampleOf('JourneyOverviewDto', { facts: ['quote_sent', 'quote_accepted'] }),
    'GET /case-payments': { items: [sampleOf('CasePaymentDto', { kind: 'deposit', amount: 50_000, status: 'due' })] },
  });
  await press('Accept quote', dialog);
  expect(await screen.findByText('You chose Hospital 1.')).toBeVisible();
  expect(document.body).toHaveTextContent(/Next: the letter for your visa.*thanked/);
  expect(await screen.findByText(/Deposit: \$500/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Nothing is agreed until you accept one');
  expect(screen.queryByRole('button', { name: 'Accept this quote' })).toBeNull();
});
