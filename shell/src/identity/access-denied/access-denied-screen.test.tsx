import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component as AccessDenied } from './access-denied-screen';

let look: () => void = () => undefined;
jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  useRealtime: (_handlers: object, { reread }: { reread: () => void }) => (look = reread),
}));

let api: ReturnType<typeof answerApi>;
let role: string | null;
beforeEach(() => {
  resetKit();
  signInAs(null, { email: 'meera@mail.example' });
  role = null;
  api = answerApi({
    'GET /rpc/get_current_user_role': () => Response.json(role),
    'POST /rpc/get_current_user_role': () => Response.json(role),
    'POST /auth/refresh': null,
  });
});
afterEach(() => api.restore());
const refreshes = () => api.requests.filter(({ url }) => url.endsWith('/auth/refresh'));

test('who waits for a role is named, and the session is renewed as soon as a look finds one', async () => {
  const element = <AccessDenied />;
  await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('meera@mail.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account and your application' })).toHaveAttribute('href', '/profile');
  await act(async () => look());
  expect(api.requests).toHaveLength(1);
  expect(refreshes()).toHaveLength(0);
  role = 'doctor';
  await act(async () => look());
  await waitFor(() => expect(refreshes()).toHaveLength(1));
});
