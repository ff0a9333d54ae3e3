import { openPart, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationMenu } from './notification-menu';

const api = portalApi('patient');
const MINUTE = 60_000;
const news = (id: string, minutes: number, is_read = false) =>
  sampleOf('PatientNotificationDto', {
    id,
    title: `News ${id}`,
    is_read,
    created_at: new Date(Date.now() - minutes * MINUTE).toISOString(),
  });
const open = async (items: unknown[], unread: number) => {
  api.answer({
    'GET /patient-notifications': { items, next_cursor: null },
    'GET /patient-notifications/unread-count': unread,
    'POST /patient-notifications/mark-read': null,
  });
  const router = await openPart(<NotificationMenu />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
  return router;
};

test('the five newest have their ages, and the way to all of them; how many are unread is in the name', async () => {
  const ages = [0, 5, 180, 2 * 1440 + 5, 3 * 1440];
  await open(
    ages.map((age, at) => news(String(at), age)),
    25,
  );
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(6));
  const texts = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  for (const [at, age] of ['Just now', '5m ago', '3h ago', '2d ago', '3d ago', 'All notifications'].entries())
    expect(texts[at]).toContain(age);
  expect(screen.getByRole('button', { name: /25 unread/, hidden: true })).not.toBeNull();
  const asked = api.calls().find(({ url }) => url.includes('/patient-notifications?'));
  expect(new URL(asked?.url ?? '').searchParams.get('limit')).toBe('5');
});

test('one that is opened is read, also where that is not answered; one that was read is not marked again', async () => {
  const router = await open([news('1', 5), news('2', 6, true)], 1);
  api.answer({ 'POST /patient-notifications/mark-read': () => refusal(503, 'service_unavailable') });
  await userEvent.click(await screen.findByRole('menuitem', { name: /News 1/ }));
  expect(router.state.location.pathname).toBe('/patient-portal');
  expect(await api.changes()).toEqual([['POST /patient-notifications/mark-read', { ids: ['1'] }]]);
});

test('none yet, and one that comes while the page is open', async () => {
  await open([], 0);
  expect(screen.queryByRole('menuitem')).toBeNull();
  api.answer({ 'GET /patient-notifications': { items: [news('1', 0)], next_cursor: null } });
  await receive('patient_notifications.inserted', news('1', 0));
  expect(await screen.findByRole('menuitem', { name: /News 1/ })).not.toBeNull();
});
