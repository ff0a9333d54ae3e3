import { ReadableStream as NodeStream } from 'node:stream/web';
import type { OwnDataRequest } from '@ayana/case-kit/account';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataRequestsSection } from './data-requests-section';

// jsdom has no streams of its own.
Object.assign(globalThis, { ReadableStream: NodeStream });

const asked = (changes: Partial<OwnDataRequest>): OwnDataRequest => ({
  id: '0190a000-0000-7000-8000-000000000001',
  kind: 'export',
  state: 'done',
  received_on: '2026-11-20',
  due_on: '2026-12-20',
  reason: null,
  download_until: '2999-01-01',
  ...changes,
});

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  resetKit();
  signInAs('patient');
  URL.createObjectURL = () => 'blob:copy';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api = answerApi({
    'GET /own-data-requests/0190a000-0000-7000-8000-000000000001/export': () => new Response('zip'),
  });
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

const open = (requests: OwnDataRequest[] | null) => {
  const element = <DataRequestsSection requests={requests} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};
const download = () => screen.queryByRole('button', { name: 'Download the copy' });

test('a copy that was made is downloaded where the mail about it leads', async () => {
  open([asked({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Download the copy' }));
  expect(api.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/own-data-requests\/0190a000-0000-7000-8000-000000000001\/export$/),
  ]);
  await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1));
});

test('nothing is downloaded before it is made, or after its time', () => {
  const { unmount } = open([asked({ state: 'verified', download_until: null })]);
  expect(download()).toBeNull();
  expect(screen.getByText(/You get an answer until/)).not.toBeNull();
  unmount();
  open([asked({ download_until: '2020-01-01' })]);
  expect(download()).toBeNull();
  expect(screen.getByText(/The time for the download is over/)).not.toBeNull();
});

test('a refusal is shown with its reason; without requests there is nothing; a failure is said', () => {
  const { unmount } = open([asked({ state: 'refused', reason: 'We could not reach you.', download_until: null })]);
  expect(screen.getByText('We could not reach you.')).not.toBeNull();
  unmount();
  const { unmount: again } = open([]);
  expect(screen.queryByRole('heading')).toBeNull();
  again();
  open(null);
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
});
