import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const keya = sampleOf('InboxItemDto', {
  id: 'keya',
  kind: 'consultation',
  status: 'new',
  name: 'Keya',
  is_read: false,
  due_at: '2099-01-01T08:00:00Z',
});
const none = { all: 1, late: 0, today: 0, later: 1, follow_up: 0 };
const COUNTS = sampleOf('InboxCountsDto', { mine: none, open: none });
const open = (search: string, over: Partial<typeof keya> = {}, answers: Answers = {}) => {
  const item = { ...keya, ...over };
  return openAddress(
    `/admin/inbox${search}`,
    {
      'GET /inbox': pageOf(item),
      'GET /inbox/counts': COUNTS,
      'GET /inbox/{id}': sampleOf('InboxDetailDto', item),
      ...answers,
    },
    'ayana_staff',
  );
};

test('filters, search and order are in the address, and the API is asked for them', async () => {
  const { sent, press, where } = await open(
    '?q=Keya&country=Fiji&age=today&status=new&kind=consultation&repeated=false',
  );
  expect((await sent('GET /inbox')).query).toMatchObject({
    q: 'Keya',
    country: 'Fiji',
    status: 'new',
    kind: 'consultation',
    repeated: 'false',
  });
  expect(screen.getByRole('searchbox')).toHaveValue('Keya');
  await press(/^Clear/);
  await waitFor(() => expect(where()).not.toContain('country'));
});

test('what was not opened is marked, and is read once it is', async () => {
  const { press, count } = await open('');
  expect(await screen.findByText('Not opened yet')).toBeInTheDocument();
  await press('Keya', 'link');
  await waitFor(() => expect(count('POST /inbox/keya/read')).toBe(1));
});

test('a flood of one person is marked as repeated', async () => {
  await open('?request=keya', { repeated: true, repeat_count: 4 });
  expect(screen.getAllByText('Repeated').length).toBeGreaterThan(0);
  expect(await screen.findByText(/^One of at least [45] requests within an hour/)).toBeInTheDocument();
});

test('shortcuts act, and can be turned off', async () => {
  const { user, count, where } = await open('?request=keya');
  await screen.findByRole('heading', { level: 1, name: 'Keya' });
  await user.keyboard('c');
  await waitFor(() => expect(count('POST /inbox/keya/claim')).toBe(1));
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(keys).getByLabelText('Use these shortcuts'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const before = where();
  await user.keyboard('j');
  expect(where()).toBe(before);
});

test('it is handed to a colleague with a note', async () => {
  const colleague = sampleOf('UserDto', { id: 'them', name: 'Asha Rao' });
  const mine = { status: 'claimed' as const, assigned_to: { id: 'me', name: 'Me' } };
  const { press, confirm, sent } = await open('?request=keya', mine, {
    'GET /staff': pageOf(colleague),
    'GET /users': pageOf(colleague),
  });
  await press('Hand over');
  await confirm('Hand over');
  expect(await screen.findByText('Choose a colleague.')).toBeInTheDocument();
  await fill('Colleague', 'Asha');
  await confirm(/^Asha Rao/);
  await fill('Note for the colleague', 'She speaks French.');
  await confirm('Hand over');
  await waitFor(async () =>
    expect((await sent('POST /inbox/keya/handover')).body).toEqual({ assigned_to: 'them', note: 'She speaks French.' }),
  );
});

test('a request that is not there leads back to the list', async () => {
  await open('?request=gone', {}, { 'GET /inbox/{id}': () => refusal(404, 'not_found', { detail: 'It is gone.' }) });
  expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/admin/inbox');
});

test.each([
  ['contact', true],
  ['video_consultation', true],
  ['partner_application', false],
  ['career_application', false],
] as const)('a request of kind %s can become a journey: %s', async (kind, may) => {
  await open('?request=keya', { kind });
  await screen.findByRole('heading', { name: 'Contact' });
  if (may) expect(await screen.findByRole('heading', { name: 'Journey' })).toBeInTheDocument();
  else expect(screen.queryByRole('heading', { name: 'Journey' })).toBeNull();
});

test('after the answer: a stage, a day to follow up, and a reason where it is lost', async () => {
  const { press, confirm, sent } = await open(
    '?request=keya',
    { status: 'answered', lead_stage: 'answered', follow_up_on: '2020-01-05' },
    { 'PATCH /inbox/{id}/lead': sampleOf('InboxDetailDto', keya) },
  );
  expect((await screen.findAllByText(/^Follow up since /)).length).toBeGreaterThan(1);
  expect(screen.getByRole('heading', { name: /^To follow up/ })).toBeInTheDocument();
  await press('Follow up');
  await screen.findByRole('dialog');
  await fill('Lead', 'lost');
  await confirm('Save');
  expect(await screen.findByText('Please choose why it is lost.')).toBeInTheDocument();
  await fill('Why it is lost', 'price');
  await fill('Note', 'Found it cheaper at home.');
  await confirm('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('PATCH /inbox/keya/lead')).body).toEqual({
    lead_stage: 'lost',
    lost_reason: 'price',
    follow_up_on: null,
    note: 'Found it cheaper at home.',
  });
});
