import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProblem } from '../problems';
import { useForm } from './use-form';

interface Quote {
  title: string;
  lines: { name: string; quantity: number }[];
}

let sent: { values: Quote; key: string }[];
let answer: () => Promise<string>;
const accepted = jest.fn<void, [string]>();

function QuoteForm() {
  const form = useForm<Quote, string>({
    name: 'quote',
    initial: { title: '', lines: [{ name: 'Knee', quantity: 1 }] },
    rules: ({ title }) => ({ title: title === '' ? 'Please enter a title.' : undefined }),
    send: (values, key) => {
      sent.push({ values, key });
      return answer();
    },
    onAccepted: accepted,
  });
  const input = (path: string) => (
    <label key={path}>
      {path}
      <input {...form.field(path)} aria-invalid={form.errorOf(path) !== undefined} />
      <span>{form.errorOf(path)}</span>
    </label>
  );
  return (
    <form {...form.formProps}>
      <p role="alert">{form.failure}</p>
      {['title', ...form.values.lines.map((_line, at) => `lines.${at}.name`)].map(input)}
      <button
        type="button"
        onClick={() => {
          form.set('lines', [...form.values.lines, { name: '', quantity: 2 }]);
          form.set('lines.1.name', 'Hip');
        }}
      >
        Add
      </button>
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const refuse = (
  status: number,
  code: 'invalid_fields' | 'illegal_transition' | 'idempotency_key_reused',
  errors = {},
) =>
  Promise.reject(
    new ApiProblem({
      status,
      code,
      detail: 'It was refused.',
      errors: Object.entries(errors).map(([field, message]) => ({ field, message: String(message) })),
    }),
  );

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answer = async () => 'SR-000001';
  accepted.mockReset();
});

test('rules come first, then nested values are sent with one key', async () => {
  const user = userEvent.setup();
  render(<QuoteForm />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please enter a title.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/title/)).toHaveFocus());
  expect(sent).toEqual([]);

  await user.type(screen.getByLabelText(/title/), 'Two joints');
  expect(screen.queryByText('Please enter a title.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(accepted).toHaveBeenCalledWith('SR-000001'));
  expect(sent[0]?.values).toEqual({
    title: 'Two joints',
    lines: [
      { name: 'Knee', quantity: 1 },
      { name: 'Hip', quantity: 2 },
    ],
  });
  expect(screen.getByLabelText(/title/)).toHaveValue('');
});

test('a refused field says why, also within a list, and the corrected form keeps its key', async () => {
  answer = () => refuse(422, 'invalid_fields', { 'lines.0.name': 'Please name the treatment.' });
  const user = userEvent.setup();
  render(<QuoteForm />);
  await user.type(screen.getByLabelText(/title/), 'Quote');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please name the treatment.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('');
  await waitFor(() => expect(screen.getByLabelText(/lines\.0/)).toHaveFocus());

  answer = async () => 'SR-000002';
  await user.type(screen.getByLabelText(/lines\.0/), 's');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(accepted).toHaveBeenCalledTimes(1));
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a problem without a field of this form is said for the whole form', async () => {
  answer = () => refuse(422, 'invalid_fields', { item_id: 'This service is retired.' });
  const user = userEvent.setup();
  render(<QuoteForm />);
  await user.type(screen.getByLabelText(/title/), 'Quote');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This service is retired.'));
});

test('a changed state says what happened and keeps the key; a used key is renewed', async () => {
  answer = () => refuse(409, 'illegal_transition');
  const user = userEvent.setup();
  render(<QuoteForm />);
  await user.type(screen.getByLabelText(/title/), 'Quote');
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It was refused.'));
  answer = () => refuse(409, 'idempotency_key_reused');
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText(/has already arrived/);
  await send();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect([sent[1]?.key === sent[0]?.key, sent[2]?.key === sent[0]?.key]).toEqual([true, false]);
});

test('what was entered is there after a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<QuoteForm />);
  await user.type(screen.getByLabelText(/title/), 'Quote');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  unmount();
  render(<QuoteForm />);
  expect(screen.getByLabelText(/title/)).toHaveValue('Quote');
  expect(screen.getByLabelText(/lines\.1/)).toHaveValue('Hip');
});
