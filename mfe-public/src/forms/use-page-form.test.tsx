import { sendForm, useToasts } from '@ayana/portal-kit';
import { shownToast } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { usePageForm } from './use-page-form';

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  sendForm: jest.fn(),
}));
const send = jest.mocked(sendForm);
const onAccepted = jest.fn();

function Form() {
  const { formProps, control, place } = usePageForm({
    type: 'newsletter',
    initial: { email: '' },
    problems: ({ email }) => (email.includes('@') ? [] : [{ field: 'email', message: 'Please enter your e-mail.' }]),
    payload: (values) => values,
    controlId: (field) => field,
    success: null,
    onAccepted,
  });
  return (
    <form {...formProps}>
      <input aria-label="E-mail" {...control('email')} id={place('email').id} />
      <span>{place('email').error}</span>
      <button type="submit">Send</button>
    </form>
  );
}

const renderForm = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form /> }])} />);
const enter = (value: string): boolean => fireEvent.change(screen.getByLabelText('E-mail'), { target: { value } });
const press = (): void => act(() => screen.getByRole('button').click());
const toastShown = () => shownToast();

beforeEach(() => {
  send.mockReset();
  onAccepted.mockReset();
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['an answer that was missing', false],
  ['a failure of the server', true],
])('%s is no longer on screen once the form has arrived', async (_what, isFilled) => {
  send.mockResolvedValueOnce(
    isFilled ? { kind: 'failed', message: 'Try again.' } : { kind: 'accepted', answer: { success: true, message: '' } },
  );
  send.mockResolvedValue({ kind: 'accepted', answer: { success: true, message: '' } });
  renderForm();
  if (isFilled) enter('a@b.example');
  press();
  await waitFor(() => expect(toastShown()?.kind).toBe('failure'));
  enter('a@b.example');
  press();
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(toastShown()).toBeNull();
});

test('the toast says "missing" only for missing answers, not for invalid ones', () => {
  renderForm();
  press();
  expect(toastShown()).toMatchObject({ title: 'Missing Information', text: 'Please enter your e-mail.' });
  enter('nobody');
  press();
  expect(toastShown()).toMatchObject({ title: 'Submission Failed', text: 'Please enter your e-mail.' });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['whose answer never came', true],
  ['sent while the device is offline', false],
])('a form %s failed for an unexpected reason', async (_what, isOnline) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  send.mockResolvedValue({ kind: 'unreachable' });
  renderForm();
  enter('a@b.example');
  press();
  await waitFor(() =>
    expect(toastShown()).toMatchObject({ title: 'Submission Failed', text: 'An unexpected error occurred.' }),
  );
});
