import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { caseHref, requestHref } from '../../../paths';
import { JourneyAction } from './journey-action';
import { requestAction } from './request.api';

/** What the API answers to the press. */
let answer: (made: Response) => void;

const show = () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  let journey_id: string | null = null;
  const router = createMemoryRouter(
    [
      {
        path: requestHref(':requestId'),
        id: 'request',
        loader: () => null,
        action: requestAction,
        Component: () => <JourneyAction request={{ id: 'asked', patient_id: 'person', journey_id }} />,
      },
      { path: caseHref(':caseId'), element: <h1>The case</h1> },
    ],
    { initialEntries: [requestHref('asked')], hydrationData: { loaderData: { request: null } } },
  );
  render(<RouterProvider router={router} />);
  const readAgain = () => {
    journey_id = 'made';
    return router.revalidate();
  };
  return { router, readAgain };
};

test('the journey opens, although a live change has read the page again before the answer is there', async () => {
  const { router, readAgain } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make it a journey' }));
  await act(readAgain);
  await act(async () => answer(Response.json({ id: 'made' }, { status: 201 })));
  expect(await screen.findByRole('heading', { name: 'The case' })).toBeVisible();
  expect(router.state.location.pathname).toBe(caseHref('made'));
});
