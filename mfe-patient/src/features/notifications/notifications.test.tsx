import { openPage, portalApi, receive, refusal, sampleOf, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationsAction } from './data/action';
import { notificationsLoader } from './data/loader';
import { Component as NotificationsPage } from './notifications-page';

const api = portalApi('patient');
const news = (id: string, is_read = false) =>
  sampleOf('PatientNotificationDto', { id, title: `News ${id}`, message: `What happened ${id}`, is_read });
const list = (items: unknown[], next_cursor: string | null = null) => ({ items, next_cursor });
const open = () =>
  openPage(
    { Component: NotificationsPage, loader: notificationsLoader, action: notificationsAction },
    '/notifications',
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const marks = () => screen.queryAllByRole('button', { name: /^Mark read/ }).length;

test('one is marked read, then all; what was marked below the first page stays so', async () => {
  api.answer({
    'GET /patient-notifications': ({ url }: Request) =>
      url.includes('cursor=c1') ? list([news('3')]) : list([news('1'), news('2', true)], 'c1'),
    'POST /patient-notifications/mark-read': null,
  });
  await open();
  await press('Show more');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(marks()).toBe(2);
  await press('Mark read: News 3');
  await waitFor(() => expect(marks()).toBe(1));
  await press('Mark all read');
  await waitFor(async () =>
    expect(await api.changes()).toEqual([
      ['POST /patient-notifications/mark-read', { ids: ['3'] }],
      ['POST /patient-notifications/mark-read', { ids: ['1'] }],
    ]),
  );
  expect(await screen.findByText(/All read\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

test('what could not be marked says so, and is unread still', async () => {
  api.answer({
    'GET /patient-notifications': list([news('1')]),
    'POST /patient-notifications/mark-read': () => refusal(503, 'service_unavailable', { detail: 'Away.' }),
  });
  await open();
  await press('Mark read: News 1');
  expect(await screen.findByText(/Away\./)).toBeVisible();
  expect(marks()).toBe(1);
});

test('a stage is asked for; one without news can be left again', async () => {
  api.answer({ 'GET /patient-notifications': ({ url }: Request) => list(url.includes('stage=3') ? [] : [news('1')]) });
  const router = await open();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '3' } });
  await waitFor(() => expect(router.state.location.search).toBe('?stage=3'));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('what is read in another window is read here', async () => {
  api.answer({ 'GET /patient-notifications': list([news('1')]) });
  await open();
  expect(marks()).toBe(1);
  api.answer({ 'GET /patient-notifications': list([news('1', true)]) });
  await receive('patient_notifications.updated', news('1', true));
  await waitFor(() => expect(marks()).toBe(0));
});

test('other roles read their own questions, mark each, and read them again after a failure', async () => {
  signInAs('unverified_user');
  const question = sampleOf('OwnInquiryDto', { id: 'q1', message: 'What does it cost?', status: 'unread' });
  api.answer({ 'GET /general-inquiries': () => refusal(503, 'service_unavailable') });
  await open();
  expect(screen.queryByRole('combobox')).toBeNull();
  api.answer({ 'GET /general-inquiries': list([question]), 'PATCH /general-inquiries/q1': question });
  await press('Retry');
  expect(await screen.findByText('What does it cost?')).toBeVisible();
  api.answer({ 'GET /general-inquiries': list([{ ...question, status: 'read' }]) });
  await userEvent.click(screen.getByRole('button', { name: /^Mark read/ }));
  expect(await screen.findByText(/All read\./)).toBeVisible();
  expect(await api.changes()).toEqual([['PATCH /general-inquiries/q1', { status: 'read' }]]);
});

test('nothing yet', async () => {
  signInAs('unverified_user');
  api.answer({ 'GET /general-inquiries': list([]) });
  await open();
  expect(screen.getByText('Nothing here yet')).toBeVisible();
});

test('a partner reads news about their work, without a stage to choose', async () => {
  signInAs('partner/hospital');
  api.answer({ 'GET /patient-notifications': list([news('1')]) });
  await open();
  expect(await screen.findByText(/News about your work/)).toBeVisible();
  expect(marks()).toBe(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});
