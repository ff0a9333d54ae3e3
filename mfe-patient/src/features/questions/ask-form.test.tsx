import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';
import { answerApi, resetKit, shownToast, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AskForm } from './ask-form';

let restore: () => void = () => undefined;
beforeEach(() => {
  resetKit();
  sessionStorage.clear();
});
afterEach(() => restore());

it('a question that was sent is said as the specification says it of a general inquiry', async () => {
  ({ restore } = answerApi({ 'POST /general-inquiries': { id: '7' } }));
  signInAs('patient');
  const onAsked = jest.fn();
  const router = createMemoryRouter([{ path: '/', element: <AskForm onAsked={onAsked} /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Your question/ }), 'When may I fly?');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(onAsked).toHaveBeenCalled());
  expect(shownToast()).toMatchObject({
    kind: 'success',
    title: FORM_TOASTS.success.title,
    text: FORM_MESSAGES['general-inquiry'],
  });
});
