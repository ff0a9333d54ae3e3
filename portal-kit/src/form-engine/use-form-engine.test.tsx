import type { SendOutcome } from '@ayana/portal-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { type FormEngine, type FormEngineOptions, useFormEngine } from './use-form-engine';

const INITIAL = { name: '', city: '' };
type Values = typeof INITIAL;
type Field = keyof Values;
type Options = FormEngineOptions<Values, string>;

let form: FormEngine<Values>;
let outcomes: SendOutcome<string>[];
let sent: { values: Values; key: string }[];
const calls = {
  onAccepted: jest.fn(),
  focus: jest.fn(),
  onWrong: jest.fn(),
  onRejected: jest.fn(),
  onOffline: jest.fn(),
};

type Part = (form: FormEngine<Values>) => ReactNode;
const BOTH: Field[] = ['name', 'city'];
/** Each field says what is wrong with it. */
const SAID: Part = (current) => (
  <>
    <p>{current.errorOf('name')}</p>
    <p>{current.errorOf('city')}</p>
  </>
);

function Form({ parts = SAID, shown = BOTH, ...options }: Partial<Options> & { parts?: Part; shown?: Field[] }) {
  const current = useFormEngine<Values, string>({
    name: 'visit',
    initial: INITIAL,
    rules: ({ name, city }) => ({
      name: name === '' ? 'Please enter a name.' : undefined,
      city: city === '' ? 'Please enter a city.' : undefined,
    }),
    send: async (values, key) => {
      sent.push({ values, key: key() });
      return outcomes.shift() ?? { kind: 'accepted', answer: 'AY-1' };
    },
    noAnswer: 'No answer came.',
    ...calls,
    ...options,
  });
  useLayoutEffect(() => {
    form = current;
  });
  return (
    <form {...current.formProps} aria-label="Visit">
      {shown.map((field) => (
        <input
          key={field}
          aria-label={field}
          aria-invalid={current.errorOf(field) !== undefined}
          name={field}
          value={current.values[field]}
          onChange={({ target }) => current.set(field, target.value)}
        />
      ))}
      {current.unseen.length === 0 ? null : (
        <p data-form-summary="" tabIndex={-1}>
          {current.unseen.join(' ')}
        </p>
      )}
      {parts(current)}
    </form>
  );
}

const open = (options: Parameters<typeof Form>[0] = {}) => render(<Form {...options} />);
const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });
const press = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const fillAndPress = async (): Promise<void> => {
  type('name', 'Amina');
  type('city', 'Nairobi');
  await press();
};
const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
  for (const call of Object.values(calls)) call.mockReset();
  outcomes = [];
  sent = [];
});

test('a press says what is wrong, focuses the first of it once it is marked, and sends nothing', async () => {
  calls.focus.mockImplementation((first: string) =>
    expect(screen.getByLabelText(first)).toHaveAttribute('aria-invalid', 'true'),
  );
  open();
  expect(form.errors).toEqual({});
  await press();
  expect(form.errors).toEqual({ name: 'Please enter a name.', city: 'Please enter a city.' });
  expect(calls.focus).toHaveBeenLastCalledWith('name', 'form-visit');
  expect(calls.onWrong).toHaveBeenLastCalledWith('name', 'Please enter a name.');
  type('name', 'Amina');
  expect(form.errors).toEqual({ city: 'Please enter a city.' });
  await press();
  expect(calls.focus.mock.calls.map(([first]) => String(first))).toEqual(['name', 'city']);
  expect(form.failures).toBe(2);
  expect(sent).toEqual([]);
});

test('one press is one request; after success the form is empty, with another key', async () => {
  open();
  type('name', 'Amina');
  type('city', 'Nairobi');
  await act(async () => {
    form.submit();
    form.submit();
  });
  expect(sent).toHaveLength(1);
  expect(calls.onAccepted).toHaveBeenCalledWith('AY-1', { name: 'Amina', city: 'Nairobi' });
  expect(form.values).toEqual(INITIAL);
  expect(sessionStorage).toHaveLength(0);
  await fillAndPress();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a press while it is being sent does nothing, even if something is wrong by then', async () => {
  let arrive: (outcome: SendOutcome<string>) => void = () => undefined;
  open({ send: () => new Promise((resolve) => (arrive = resolve)) });
  await fillAndPress();
  type('city', '');
  await press();
  expect(form.errors).toEqual({});
  await act(async () => arrive({ kind: 'accepted', answer: 'AY-1' }));
  expect([form.values, form.errors]).toEqual([INITIAL, {}]);
});

test('a form that keeps its fields has a new key after success', async () => {
  open({ keeps: true });
  await fillAndPress();
  expect(form.values).toEqual({ name: 'Amina', city: 'Nairobi' });
  await press();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('what the server refuses is shown at the field on screen until the user changes something', async () => {
  const refused: SendOutcome<string> = {
    kind: 'refused',
    message: 'No.',
    fields: [
      { field: 'unknown', message: 'Not on screen.' },
      { field: 'place', message: 'Which one?' },
      { field: 'place', message: 'Said second.' },
    ],
  };
  outcomes = [refused];
  open({ serverFields: { place: 'city' } });
  await fillAndPress();
  expect(form.errors).toEqual({ city: 'Which one?' });
  expect(calls.focus).toHaveBeenCalledWith('city', 'form-visit');
  expect(calls.onRejected).toHaveBeenCalledWith('No.');
  act(() => form.fill('name', 'From the page'));
  expect(form.errors).toEqual({ city: 'Which one?' });
  type('city', 'Mombasa');
  expect(form.errors).toEqual({});
  await press();
  expect(sent[1]).toEqual({ values: { name: 'From the page', city: 'Mombasa' }, key: sent[0]?.key });
});

test('offline it waits and is sent with the same key when the line is back', async () => {
  setOnline(false);
  outcomes = [{ kind: 'unreachable' }];
  open();
  await fillAndPress();
  expect([form.waiting, calls.onOffline.mock.calls.length, calls.onRejected.mock.calls.length]).toEqual([true, 1, 0]);
  act(() => form.fill('name', 'From the page'));
  setOnline(true);
  await comeBack();
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(calls.onAccepted).toHaveBeenCalledTimes(1);
});

test('a change by the user cancels the waiting repeat', async () => {
  setOnline(false);
  outcomes = [{ kind: 'unreachable' }];
  open();
  await fillAndPress();
  act(() => form.edited());
  setOnline(true);
  await comeBack();
  expect(sent).toHaveLength(1);
});

test('without an answer the form is as it was, and its key; a key used before is renewed', async () => {
  setOnline(true);
  outcomes = [{ kind: 'unreachable' }, { kind: 'superseded', message: 'It has arrived.' }];
  open();
  await fillAndPress();
  expect(form.submission).toMatchObject({ phase: 'failed', message: 'No answer came.' });
  expect(form.values).toEqual({ name: 'Amina', city: 'Nairobi' });
  await press();
  await press();
  expect([sent[1]?.key === sent[0]?.key, sent[2]?.key === sent[0]?.key]).toEqual([true, false]);
});

test('the server’s answer to a posted form stays at what has not been changed', async () => {
  const errors = [
    { field: 'name', message: 'Which name?' },
    { field: 'city', message: 'Which city?' },
    { field: 'password', message: 'Too short.' },
  ];
  open({ posted: { values: { name: 'A', city: 'B' }, errors } });
  expect(form.values).toEqual({ name: 'A', city: 'B' });
  expect(form.errors).toEqual({ name: 'Which name?', city: 'Which city?', password: 'Too short.' });
  type('city', 'Nairobi');
  expect(form.errors).toEqual({ name: 'Which name?', password: 'Too short.' });
});

test('a posted field that is not kept stays wrong beside a restored draft', () => {
  const { unmount } = open();
  type('city', 'Mombasa');
  unmount();
  const errors = [{ field: 'consent', message: 'Please agree.' }];
  open({ posted: { values: { name: 'A', city: '', consent: '' }, errors } });
  expect(form.values).toEqual({ name: 'A', city: 'Mombasa' });
  expect(form.errors).toEqual({ consent: 'Please agree.' });
});

test('what the page adds is shown and sent, not stored', async () => {
  const onChanged = jest.fn();
  const complete = (values: Values): Values => ({ ...values, city: values.city || 'Chennai' });
  open({ onChanged }).rerender(<Form onChanged={onChanged} complete={complete} />);
  type('name', 'Amina');
  expect([form.values.city, form.entered.city]).toEqual(['Chennai', '']);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Chennai');
  expect(onChanged).toHaveBeenCalledWith('name');
  await press();
  expect(sent[0]?.values).toEqual({ name: 'Amina', city: 'Chennai' });
});

test('a step that is right goes on instead of sending', async () => {
  const next = jest.fn();
  open({ next, rules: ({ name }) => ({ name: name === '' ? 'Please enter a name.' : undefined }) });
  await press();
  expect(next).not.toHaveBeenCalled();
  type('name', 'Amina');
  await press();
  expect(next).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

test('a form in a dialog does not submit the form around it', async () => {
  const outer = jest.fn();
  render(
    <div onSubmit={outer}>
      <Form />
    </div>,
  );
  await press();
  expect(outer).not.toHaveBeenCalled();
});

describe('a rule for a field that is not on the page', () => {
  const noise = jest.fn();
  const openWithoutCity = () => {
    jest.spyOn(console, 'error').mockImplementation(noise);
    return open({ shown: ['name'], parts: (current) => <p>{current.errorOf('name')}</p> });
  };
  beforeEach(() => noise.mockReset());

  test('blocks nothing, and is a mistake that its author sees', async () => {
    openWithoutCity();
    type('name', 'Amina');
    await press();
    expect(sent.map(({ values }) => values)).toEqual([{ name: 'Amina', city: '' }]);
    expect(noise.mock.calls.flat().join('')).toContain('a rule names "city", which is not on the page');
  });

  test('counts once a choice shows the field, and no more when it is gone', async () => {
    const { rerender } = openWithoutCity();
    type('name', 'Amina');
    rerender(<Form />);
    await press();
    expect([form.errors, sent]).toEqual([{ city: 'Please enter a city.' }, []]);
    rerender(<Form shown={['name']} parts={(current) => <p>{current.errorOf('name')}</p>} />);
    await press();
    expect(sent).toHaveLength(1);
  });
});

describe('a fault that nobody can see', () => {
  const summary = () => document.querySelector('[data-form-summary]');

  test('in a closed section is named in the summary, which gets the focus, and the section is opened', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open({
      parts: (current) => (
        <>
          <p>{current.errorOf('name')}</p>
          <details>
            <p>{current.errorOf('city')}</p>
          </details>
        </>
      ),
    });
    await press();
    expect(summary()).toHaveTextContent(/^Please enter a city\.$/);
    expect(summary()).toHaveFocus();
    expect(scrolled.mock.contexts).toContain(summary());
    expect(document.querySelector('details')).toHaveAttribute('open');
    type('name', 'Amina');
    expect(summary()).not.toBeNull();
    type('city', 'Nairobi');
    expect(summary()).toBeNull();
  });

  test('in another step, or refused by the server without a field here, too', async () => {
    open({
      parts: (current) => (
        <>
          <p>{current.errorOf('name')}</p>
          <p hidden>{current.errorOf('city')}</p>
        </>
      ),
    });
    type('name', 'Amina');
    await press();
    expect(summary()).toHaveTextContent('Please enter a city.');
    outcomes = [{ kind: 'refused', message: 'No.', fields: [{ field: 'language', message: 'Which language?' }] }];
    type('city', 'Nairobi');
    await press();
    expect(summary()).toHaveTextContent('Which language?');
    expect(summary()).toHaveFocus();
  });

  test('one that is said at its field needs no summary', async () => {
    open();
    await press();
    expect(summary()).toBeNull();
  });
});
