import { openPage, portalApi, refusal, sampleOf, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './history-card';
import './newsletter-card';
import './quiet-hours-card';
import { subscriptionAction, subscriptionLoader } from './subscription.api';
import { Component as SubscriptionPage } from './subscription-page';

const api = portalApi('patient');
type Preferences = Parameters<typeof sampleOf<'NotificationPreferencesDto'>>[1];
const channel = { ...sampleOf('NotificationChannelsDto'), kind: 'document', mail: true, text: false } as const;
const preferences = (over: Preferences = {}) =>
  sampleOf('NotificationPreferencesDto', { email_confirmed: true, phone: '+254 700', channels: [channel], ...over });
const letter = (over: Parameters<typeof sampleOf<'NewsletterSubscriptionDto'>>[1] = {}) =>
  sampleOf('NewsletterSubscriptionDto', { email_confirmed: true, topics: ['costs'], ...over });
const entry = (id: string, over: Parameters<typeof sampleOf<'ConsentEntryDto'>>[1] = {}) =>
  sampleOf('ConsentEntryDto', { id, subject: 'newsletter', topic: 'costs', given: true, ...over });

const open = (
  over: Preferences = {},
  newsletter = letter(),
  entries: unknown[] = [],
  next_cursor: string | null = null,
) => {
  api.answer({
    'GET /notification-preferences': preferences(over),
    'GET /newsletter/subscription': newsletter,
    'GET /consent-entries': { items: entries, next_cursor },
  });
  return openPage(
    { Component: SubscriptionPage, loader: subscriptionLoader, action: subscriptionAction },
    '/subscription',
  );
};
const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const mail = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Email: / });

test('a channel is saved at once, is there when the page is read again, and is said aloud', async () => {
  await open();
  api.answer({
    'PATCH /notification-preferences/document': preferences(),
    'GET /notification-preferences': preferences({ channels: [{ ...channel, mail: false }] }),
  });
  await userEvent.click(await mail());
  expect(await screen.findByText('Saved')).toHaveAttribute('role', 'status');
  expect(await mail()).not.toBeChecked();
  expect(await api.changes()).toEqual([['PATCH /notification-preferences/document', { mail: false }]]);
});

test('a channel that could not be saved is as it was, and says why', async () => {
  await open();
  api.answer({
    'PATCH /notification-preferences/document': () => refusal(503, 'service_unavailable', { detail: 'Away.' }),
  });
  await userEvent.click(await mail());
  expect(await screen.findByText('This was not saved. Away.')).toBeVisible();
  expect(await mail()).toBeChecked();
});

test('without a phone there are no texts, and without a confirmed address no mails', async () => {
  await open({ phone: null, email_confirmed: false }, letter({ email_confirmed: false }));
  expect(await screen.findByRole('checkbox', { name: /^Text message: / })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Add it in “About me”' })).toHaveAttribute('href', '/patient-portal/people');
  expect(screen.getByText(/^No email is sent until you confirm/)).toBeVisible();
  for (const box of within(await part('Newsletter')).getAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('quiet hours need two different times, and are shown by the clock of their zone', async () => {
  await open();
  const card = within(await part('Quiet hours'));
  expect(card.getByText('You have no quiet hours.')).toBeVisible();
  const type = (label: RegExp, value: string) => fireEvent.change(card.getByLabelText(label), { target: { value } });
  type(/^From/, '21:30');
  type(/^To/, '21:30');
  await press('Save quiet hours');
  expect(await card.findByText('Quiet hours must not end when they begin.')).toBeVisible();
  type(/^To/, '06:45');
  type(/^Time zone/, 'Africa/Nairobi');
  const quiet_hours = { from: '21:30', until: '06:45', time_zone: 'Africa/Nairobi' };
  api.answer({ 'PUT /quiet-hours': preferences(), 'GET /notification-preferences': preferences({ quiet_hours }) });
  await press('Save quiet hours');
  expect(await screen.findByText('Quiet from 21:30 to 06:45, Nairobi time.')).toBeVisible();
  expect(await api.changes()).toEqual([['PUT /quiet-hours', quiet_hours]]);
  api.answer({ 'DELETE /quiet-hours': preferences(), 'GET /notification-preferences': preferences() });
  await press('Switch off');
  expect(await screen.findByText('You have no quiet hours.')).toBeVisible();
});

test.each([
  ['For a day', { days: 1 }],
  ['Until I switch it on', {}],
])('a pause “%s” is sent as that, and can be ended', async (name, body) => {
  api.answer({ 'PUT /notification-pause': preferences(), 'DELETE /notification-pause': preferences() });
  await open();
  api.answer({ 'GET /notification-preferences': preferences({ paused: { ...sampleOf('PausedDto'), until: null } }) });
  await press(name);
  expect(await screen.findByText('Paused until you switch it on again.')).toBeVisible();
  await press('Switch on again');
  await waitFor(async () =>
    expect(await api.changes()).toEqual([
      ['PUT /notification-pause', body],
      ['DELETE /notification-pause', null],
    ]),
  );
});

test('the newsletter has the topics that are chosen, and none once it is stopped', async () => {
  api.answer({ 'PUT /newsletter/subscription': letter() });
  await open();
  const card = within(await part('Newsletter'));
  const [first] = card.getAllByRole('checkbox');
  await userEvent.click(first ?? document.body);
  await waitFor(async () => expect(await api.changes()).toHaveLength(1));
  await press('Stop the newsletter');
  await waitFor(async () =>
    expect((await api.changes()).map(([, body]) => body)).toEqual([
      { topics: ['treatments', 'costs'] },
      { topics: [] },
    ]),
  );
});

test('what was agreed to is listed, more of it on demand', async () => {
  await open({}, letter(), [entry('2', { given: false })], 'c1');
  api.answer({ 'GET /consent-entries': { items: [entry('1')], next_cursor: null } });
  await press('Show more');
  const items = within(await part('History of your choices')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Newsletter about .* switched off.*when you signed up$/),
    expect.stringMatching(/switched on/),
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('other roles have a newsletter only; a part that fails leaves the others, and is read again', async () => {
  signInAs('unverified_user');
  api.answer({
    'GET /newsletter/subscription': () => refusal(503, 'service_unavailable'),
    'GET /consent-entries': { items: [entry('1')], next_cursor: null },
  });
  await openPage({ Component: SubscriptionPage, loader: subscriptionLoader }, '/subscription');
  expect(await part('Newsletter')).toHaveTextContent('Your newsletter couldn’t be loaded.');
  expect(within(await part('History of your choices')).getByRole('listitem')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Quiet hours' })).toBeNull();
  expect(api.calls().some(({ url }) => url.includes('notification-preferences'))).toBe(false);
  api.answer({ 'GET /newsletter/subscription': letter() });
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Stop the newsletter' })).toBeVisible();
});
