import { api, ApiProblem } from '@ayana/portal-kit';
import { answerApi, refusal, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmationPlace } from './confirmation-place';

const ASKED = () =>
  refusal(409, 'needs_confirmation', {
    errors: [
      { field: 'lines.0.unit_price', message: 'Drain: $1,250, and the price list says $12.50.' },
      { field: 'lines.1.unit_price', message: 'Suite: $6, and the price list says $600.' },
    ],
  });

let server: ReturnType<typeof answerApi>;
beforeEach(() => {
  resetKit();
  signInAs('ayana_staff');
  server = answerApi({
    'POST /quotes': (request: Request) => (request.headers.get('confirmed') === 'true' ? { id: 'q1' } : ASKED()),
  });
});
afterEach(() => server.restore());

/** Sends a form that knows nothing of questions. */
async function send(): Promise<{ outcome: unknown }> {
  render(<ConfirmationPlace />);
  const sent: { outcome: unknown } = { outcome: undefined };
  act(() => {
    api
      .POST('/quotes', { body: { deposit: 5 } as never })
      .then(({ data }) => (sent.outcome = data))
      .catch((error: unknown) => (sent.outcome = error));
  });
  expect(await screen.findByRole('dialog', { name: 'Is this right?' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Drain: $1,250, and the price list says $12.50.',
    'Suite: $6, and the price list says $600.',
  ]);
  return sent;
}

test('all doubtful amounts are asked about at once, and the same request is sent again', async () => {
  const sent = await send();
  await userEvent.click(screen.getByRole('button', { name: 'It is right' }));
  await waitFor(() => expect(sent.outcome).toEqual({ id: 'q1' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await Promise.all(server.requests.map((request) => request.json()))).toEqual([{ deposit: 5 }, { deposit: 5 }]);
});

test.each(['Close', 'Go back'])('%s: nothing is sent again and the form learns which fields', async (name) => {
  const sent = await send();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(sent.outcome).toBeInstanceOf(ApiProblem));
  expect((sent.outcome as ApiProblem).errors).toHaveLength(2);
  expect(server.requests).toHaveLength(1);
});
