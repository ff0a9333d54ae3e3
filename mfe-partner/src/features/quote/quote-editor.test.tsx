import type { MedicalOpinion, Quote } from '@ayana/contracts/journey';
import { answerApi, askedNow, refusal, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import type { WorkDetail } from '../../work/work.types';
import { QuoteEditor } from './quote-editor';

const DRAFT = {
  id: 'q1',
  version: 1,
  revision: 1,
  status: 'draft',
  surgeon: null,
  valid_until: '2099-12-31',
  room_class: null,
  days_in_hospital: 5,
  days_in_india: 14,
  deposit: null,
  refund_terms: null,
  exclusions: null,
  not_given: ['doctor_id', 'room_class', 'refund_terms', 'exclusions'],
  lines: [{ id: 'l1', category: 'surgeon', label: 'Surgeon', quantity: 1, unit_price: 200_000, included: true }],
  total: 200_000,
  updated_at: '2026-11-27T10:00:00Z',
  updated_by: { id: 'u1', name: 'Asha Rao' },
} as unknown as Quote;
const OPINION = {
  id: 'o1',
  doctor: { id: 'd1', name: 'Dr Anita Rao' },
  summary: 'The knee is worn.',
  recommended_treatment: null,
  alternatives: 'Physiotherapy first.',
  fit_to_travel: 'with_conditions',
  days_in_hospital: 9,
  days_in_india: 14,
  risks: null,
  signed_at: '2026-11-20T10:00:00Z',
} as unknown as MedicalOpinion;
const WORK = {
  id: 'w1',
  journey_id: 'j1',
  partner_hospital_id: 'h1',
  assignee_name: 'Lotus Hospital',
  facts: { preferred_from: '2027-01-10', preferred_to: null, party_size: 2, patient_notes: 'I fear stairs.' },
} as unknown as WorkDetail;
const THEIRS = { ...DRAFT, revision: 2, refund_terms: 'All of it until a week before.' } as Quote;

let show: (quote: Quote) => void;
const done = jest.fn();
const typing = jest.fn();

function Page({ first = DRAFT, opinion }: { first?: Quote; opinion?: MedicalOpinion }) {
  const [quote, setQuote] = useState(first);
  useLayoutEffect(() => {
    show = setQuote;
  }, []);
  return (
    <QuoteEditor
      work={WORK}
      quote={quote}
      sources={{ doctors: [], prices: [], last: null, opinion }}
      onDone={done}
      onDiscard={jest.fn()}
      reread={() => setQuote(THEIRS)}
      onTyping={typing}
    />
  );
}

const terms = () => screen.getByRole('textbox', { name: /^When the patient gets money back/ });
const type = (value: string) => fireEvent.change(terms(), { target: { value } });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const versions = () => screen.findByRole('region', { name: 'Asha Rao saved this while you were editing' });

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('partner/hospital');
  done.mockReset();
  api = answerApi({
    'PATCH /quotes/q1': (request: Request) =>
      request.headers.get('if-match') === '"1"'
        ? Response.json({ status: 412, code: 'stale_version', detail: 'Changed.' }, { status: 412 })
        : { ...THEIRS, revision: 3 },
    'POST /quotes': { ...DRAFT, id: 'q2', version: 2 },
  });
});
afterEach(() => api.restore());

test('a colleague’s save while one types is said, with both versions, and nothing typed is lost', async () => {
  render(<Page />);
  type('Half of it.');
  act(() => show(THEIRS));
  expect(terms()).toHaveValue('Half of it.');
  const region = await versions();
  const field = within(region).getByRole('group', { name: 'When the patient gets money back' });
  expect(field).toHaveTextContent('All of it until a week before.');
  expect(field).toHaveTextContent('Half of it.');
  await press('Keep all of mine');
  await press('Save draft');
  await waitFor(() => expect(done).toHaveBeenCalled());
  const [saved] = api.requests;
  expect(saved?.headers.get('if-match')).toBe('"2"');
  expect(await saved?.json()).toMatchObject({ refund_terms: 'Half of it.' });
});

test('a quote is read whole as the patient reads it before it leaves; one sum is warned of', async () => {
  api.restore();
  api = answerApi({
    'PATCH /quotes/q1': { ...DRAFT, revision: 2 },
    'POST /quotes/q1/send': { ...DRAFT, revision: 3, status: 'sent' },
  });
  render(<Page />);
  fireEvent.change(screen.getByLabelText(/^Valid until/), { target: { value: '' } });
  await press('Send to the patient');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Valid until/), { target: { value: '2099-12-31' } });
  await press('Send to the patient');
  const dialog = await screen.findByRole('dialog', { name: 'Send this to the patient?' });
  for (const text of ['Lotus Hospital', '$2,000', '5 days', 'one sum for everything'])
    expect(dialog).toHaveTextContent(text);
  expect(api.requests).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send it now' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.requests.map(({ url }) => new URL(url).pathname)).toContain('/api/quotes/q1/send');
});

test('a save that comes second leads to the same place', async () => {
  render(<Page />);
  type('Half of it.');
  await press('Save draft');
  await versions();
  expect(terms()).toHaveValue('Half of it.');
  await press('Take all of theirs');
  expect(terms()).toHaveValue('All of it until a week before.');
});

test('what is typed into a draft that a colleague sends becomes the next version', async () => {
  render(<Page />);
  type('Half of it.');
  act(() => show({ ...DRAFT, revision: 2, status: 'sent' }));
  expect(terms()).toHaveValue('Half of it.');
  await press('Save draft');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.requests.map(({ method }) => method)).toEqual(['POST']);
});

test('after a reload the typed text is there, and still knows what it was based on', async () => {
  const { unmount } = render(<Page />);
  type('Half of it.');
  unmount();
  render(<Page first={THEIRS} />);
  expect(terms()).toHaveValue('Half of it.');
  await versions();
});

test('a line is moved by keyboard, said aloud, and at its new place after a reload', async () => {
  const second = { ...DRAFT.lines[0], id: 'l2', label: 'Implant' };
  const { unmount } = render(<Page first={{ ...DRAFT, lines: [...DRAFT.lines, second] } as Quote} />);
  const labels = () =>
    screen.getAllByRole('textbox', { name: /^What it is/ }).map((field) => (field as HTMLInputElement).value);
  expect(labels()).toEqual(['Surgeon', 'Implant']);
  screen.getByRole('button', { name: 'Move line 2 up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(labels()).toEqual(['Implant', 'Surgeon']);
  expect(screen.getByText('Implant is now line 1')).toHaveAttribute('role', 'status');
  unmount();
  render(<Page first={{ ...DRAFT, lines: [...DRAFT.lines, second] } as Quote} />);
  expect(labels()).toEqual(['Implant', 'Surgeon']);
});

const ASKED = refusal(409, 'needs_confirmation', {
  detail: 'These amounts are far from what is usual.',
  errors: [{ field: 'lines.0.unit_price', message: 'Surgeon: $2,000, and the price list says $20.' }],
});

test('what the API asks about is kept once the person says that it is right', async () => {
  const sent: (string | null)[] = [];
  api.restore();
  api = answerApi({
    'PATCH /quotes/q1': (request: Request) => {
      sent.push(request.headers.get('confirmed'));
      return request.headers.get('confirmed') === 'true' ? THEIRS : ASKED.clone();
    },
  });
  render(<Page />);
  type('Half of it.');
  await press('Save draft');
  await waitFor(() => expect(askedNow()?.doubts).toEqual(['Surgeon: $2,000, and the price list says $20.']));
  act(() => askedNow()?.answer(true));
  await waitFor(() => expect(sent).toEqual([null, 'true']));
  expect(askedNow()).toBeUndefined();
});

test('an amount that is not right stays in its field, which says why', async () => {
  api.restore();
  api = answerApi({ 'PATCH /quotes/q1': () => ASKED.clone() });
  render(<Page />);
  type('Half of it.');
  await press('Save draft');
  await waitFor(() => expect(askedNow()).toBeDefined());
  act(() => askedNow()?.answer(false));
  expect(await screen.findAllByText(/the price list says \$20/)).not.toHaveLength(0);
  expect(api.requests).toHaveLength(1);
});

test('what is read of a typed price is said beside it', async () => {
  render(<Page />);
  const price = screen.getByRole('textbox', { name: /^Each, \$/ });
  await userEvent.clear(price);
  await userEvent.type(price, '12,50');
  expect(price).toHaveAccessibleDescription('12.50 US dollars');
  await press('Save draft');
  await waitFor(() => expect(api.requests).toHaveLength(1));
  expect(await api.requests[0]?.json()).toMatchObject({ lines: [{ unit_price: 1250 }] });
});

test('beside the editor are the patient’s words and the opinion; where the quote differs, the field says so while one types', async () => {
  render(<Page opinion={OPINION} />);
  const asked = screen.getByRole('region', { name: 'What the patient asked for, and the doctor’s opinion' });
  for (const text of [
    'I fear stairs.',
    'Physiotherapy first.',
    'The knee is worn.',
    'Fit to travel with conditions',
    'from',
  ])
    expect(asked).toHaveTextContent(text);
  expect(screen.getByText('Opinion: 9 days in hospital; your quote: 5.')).toBeInTheDocument();
  expect(screen.queryByText(/days in India; your quote/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Days in hospital/), { target: { value: '9' } });
  expect(screen.queryByText(/9 days in hospital; your quote/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Days in India/), { target: { value: '' } });
  expect(screen.getByText('Opinion: 14 days in India. Your quote does not say.')).toBeInTheDocument();
});

test('without surgeon, room, refund terms and exclusions nothing is sent until each is said or not given on purpose', async () => {
  render(<Page first={{ ...DRAFT, not_given: ['doctor_id', 'exclusions'] }} />);
  await press('Send to the patient');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Please choose the room, or “Room not given”.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Room not given' }));
  type('All of it until a week before.');
  expect(screen.queryByRole('checkbox', { name: 'Money back not given' })).toBeNull();
  await press('Send to the patient');
  const dialog = await screen.findByRole('dialog', { name: 'Send this to the patient?' });
  expect(within(dialog).getAllByText('Not given by the hospital')).toHaveLength(3);
});
