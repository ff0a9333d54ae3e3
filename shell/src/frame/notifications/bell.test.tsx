import type { Role } from '@ayana/contracts/identity';
import { openPart, portalApi, receive, sampleOf } from '@ayana/portal-kit/testing';
import { screen } from '@testing-library/react';
import { Bell } from './bell';

const api = portalApi('ayana_staff');
const open = (role: Role) => openPart(<Bell role={role} />);

test('the bell of staff leads to their news and counts what is unread of them', async () => {
  api.answer({ 'GET /patient-notifications/unread-count': 2 });
  await open('ayana_staff');
  const bell = await screen.findByRole('link', { name: /2 unread/ });
  expect(bell).toHaveAttribute('href', '/notifications');
  expect(screen.queryByRole('button')).toBeNull();
  api.answer({ 'GET /patient-notifications/unread-count': 3 });
  await receive('patient_notifications.inserted', sampleOf('PatientNotificationDto', { id: '1' }));
  expect(await screen.findByRole('link', { name: /3 unread/ })).toBeVisible();
});

test('who is given no work reads how many of their own questions have news', async () => {
  api.answer({ 'GET /general-inquiries/unread-count': 1 });
  await open('unverified_user');
  expect(await screen.findByRole('link', { name: /1 unread/ })).toBeVisible();
});
