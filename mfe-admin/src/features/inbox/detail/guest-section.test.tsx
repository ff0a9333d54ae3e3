import { screen, waitFor } from '@testing-library/react';
import { type Answers, openAddress, pageOf, sampleOf } from '../../../testing/open-address';

const CASE = '0190a000-0000-7000-8000-00000000ca5e';
const LINK = {
  created_at: '2031-03-04T07:00:00.000Z',
  expires_at: '2031-04-03T07:00:00.000Z',
  ended_at: null,
  ended_why: null,
  opened_at: null,
};
const ACCESS = { has_account: false, works: true, link: LINK, added: { messages: 2, papers: 1 } };

const none = { all: 1, follow_up: 0, late: 0, today: 0, later: 1 };
const COUNTS = sampleOf('InboxCountsDto', { mine: none, open: none });

function open(over: object = {}, answers: Answers = {}) {
  const item = sampleOf('InboxItemDto', { id: 'keya', kind: 'consultation', name: 'Keya', case_id: CASE });
  return openAddress(
    '/admin/inbox?request=keya',
    {
      'GET /inbox': pageOf(item),
      'GET /inbox/counts': COUNTS,
      'GET /inbox/{id}': sampleOf('InboxDetailDto', item),
      'GET /inbox/{id}/guest-link': { ...ACCESS, ...over },
      ...answers,
    },
    'ayana_staff',
  );
}

test('what a guest has sent is counted as not confirmed, with the state of their link', async () => {
  await open();
  expect(await screen.findByText('2 messages and 1 report by their link, not confirmed.')).toBeVisible();
  expect(screen.getByText(/^Their link of .* works until .* It was not opened yet\.$/)).toBeVisible();
});

test('a new link is sent, or the link is ended, in one dialog', async () => {
  const { press, count, user } = await open(
    {},
    {
      'POST /inbox/{id}/guest-link': ACCESS,
      'DELETE /inbox/{id}/guest-link': ACCESS,
    },
  );
  await press('Their link');
  await press('Send a new link');
  await waitFor(() => expect(count('POST /inbox/keya/guest-link')).toBe(1));
  await press('Their link');
  await user.selectOptions(await screen.findByLabelText('What to do'), 'end');
  await press('End the link');
  await waitFor(() => expect(count('DELETE /inbox/keya/guest-link')).toBe(1));
});

test('an account has no link', async () => {
  await open({ has_account: true, works: false, link: { ...LINK, ended_at: LINK.created_at, ended_why: 'joined' } });
  expect(await screen.findByText('Their account has this case.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Their link' })).toBeNull();
});
