import { sendForm, useKeptForm, useToasts } from '@ayana/portal-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { useWebsiteForm } from './use-website-form';

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  sendForm: jest.fn(),
}));
const send = jest.mocked(sendForm);
const onAccepted = jest.fn();

function Form() {
  const form = useKeptForm({ name: 'newsletter', version: 1, initial: { email: '' } });
  const { formProps, control } = useWebsiteForm({
    type: 'newsletter',
    form,
    problems: ({ email }) => (email === '' ? [{ field: 'email', message: 'Please enter your e-mail.' }] : []),
    payload: (values) => values,
    controlId: (field) => field,
    onAccepted,
  });
  return (
    <form {...formProps}>
      <input id="email" aria-label="E-mail" {...control('email')} />
      <button type="submit">Send</button>
    </form>
  );
}

test.each([
  ['an answer that was missing', false],
  ['a failure of the server', true],
])('%s is no longer on screen once the form has arrived', async (_what, isFilled) => {
  send.mockReset();
  send.mockResolvedValueOnce(
    isFilled ? { kind: 'failed', message: 'Try again.' } : { kind: 'accepted', answer: { success: true, message: '' } },
  );
  send.mockResolvedValue({ kind: 'accepted', answer: { success: true, message: '' } });
  onAccepted.mockReset();
  useToasts.setState({ current: null });
  render(<Form />);
  const enter = (): boolean => fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@b.example' } });
  const press = (): void => act(() => screen.getByRole('button').click());
  if (isFilled) enter();
  press();
  await waitFor(() => expect(useToasts.getState().current?.kind).toBe('failure'));
  enter();
  press();
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(useToasts.getState().current).toBeNull();
});
