import { openPage, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as CalendarPage } from './calendar-page';

const api = portalApi('partner/lodging');
const WORK = sampleOf('WorkSubjectDto', {
  id: 'w1',
  kind: 'lodging',
  case_number: 'AY-7K2Q4',
  patient_name: 'Amina Otieno',
});
const event = (id: string, over: Parameters<typeof sampleOf<'WorkEventDto'>>[1]) =>
  sampleOf('WorkEventDto', { id, work: WORK, starts_at: '2026-12-02T06:30:00Z', ...over });
const open = (at = '?week=2026-12-02&day=2026-12-02') =>
  openPage({ Component: CalendarPage }, '/partner-portal/calendar', `/partner-portal/calendar${at}`);
const wholeDay = () => screen.findByRole('region', { name: /^Everything on/ });

beforeEach(() => api.answer({ 'GET /work-feed': { created_at: null } }));

test('work that is due, parts of trips and talks are named, and lead where they are done', async () => {
  api.answer({
    'GET /work-calendar': {
      items: [
        event('due', { kind: 'due' }),
        event('leg', { kind: 'leg', leg_kind: 'lodging', place: 'Garden house', ends_at: '2026-12-09T06:30:00Z' }),
        event('out', { kind: 'check_out', place: 'Garden house' }),
        event('talk', { kind: 'talk', work: null, place: 'phone' }),
      ],
    },
  });
  await open();
  const links = within(await wholeDay()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Due: Lodging', '/partner-portal/work/w1'],
    ['Check-in', '/partner-portal/work/w1'],
    ['Check-out', '/partner-portal/work/w1'],
    ['Consultation by phone', '/partner-portal/consultations'],
  ]);
  expect(await wholeDay()).toHaveTextContent(/Amina Otieno · AY-7K2Q4 · until Wed 9 Dec · Garden house/);
});

test('the week of the address is asked for, from Monday to Monday on the reader’s clock', async () => {
  api.answer({ 'GET /work-calendar': { items: [] } });
  await open();
  expect(await screen.findByText(/^Nothing in this week/)).toBeVisible();
  const asked = api.calls().find(({ url }) => url.includes('/work-calendar'));
  const { searchParams } = new URL(asked?.url ?? '');
  expect(['from', 'to'].map((name) => new Date(searchParams.get(name) ?? '').getDay())).toEqual([1, 1]);
  expect(screen.queryByRole('region', { name: /^Everything on/ })).toBeNull();
});

test('a calendar that fails is read again', async () => {
  api.answer({ 'GET /work-calendar': () => refusal(503, 'service_unavailable') });
  await open();
  expect(await screen.findByText(/^The calendar couldn’t be loaded/)).toBeVisible();
  api.answer({ 'GET /work-calendar': { items: [event('due', { kind: 'due' })] } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await wholeDay()).toBeVisible();
});

test('the secret link is shown once; those who only read get none', async () => {
  api.answer({
    'GET /work-calendar': { items: [] },
    'GET /work-feed': { created_at: null, may_change: true },
    'POST /work-feed': { path: '/api/work-feeds/secret' },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByLabelText(/^Your link/)).toHaveValue('http://localhost/api/work-feeds/secret');
  expect(screen.getByRole('link', { name: 'Open in the calendar of this device' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:/),
  );
});
