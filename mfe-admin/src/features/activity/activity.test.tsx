import { screen, waitFor } from '@testing-library/react';
import { openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const changed = sampleOf('ActivityItemDto', {
  id: 'one',
  action: 'role.changed',
  details: { from: 'doctor', to: null },
});

test('its kinds are tabs, and an address without one shows all of them', async () => {
  const { where, press, sent } = await openAddress('/admin/activity?actor=me');
  expect(where()).toBe('/admin/activity/all?actor=me');
  await press('Roles', 'link');
  await waitFor(() => expect(where()).toBe('/admin/activity/roles?actor=me'));
  await waitFor(async () => expect((await sent('GET /activity')).query).toMatchObject({ type: 'roles', actor: 'me' }));
});

test('it is narrowed by day, and the filters are cleared with one press', async () => {
  const { press, sent, where } = await openAddress('/admin/activity/roles?to=2020-01-01&action=role.changed');
  expect(screen.getByText('No entry matches these filters.')).toBeInTheDocument();
  const end = new Date(2020, 0, 2).toISOString();
  expect((await sent('GET /activity')).query).toMatchObject({ type: 'roles', action: 'role.changed', to: end });
  await press('Clear filters');
  await waitFor(() => expect(where()).toBe('/admin/activity/roles'));
});

test('it is saved as it is shown, and the export is in the list afterwards', async () => {
  const read = jest.fn<unknown, []>(() => pageOf(changed));
  const { press, sent } = await openAddress('/admin/activity/roles?action=role.changed', { 'GET /activity': read });
  await press('Export CSV');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved as ayana-activity-roles-[-\d]{10}\.csv/),
  );
  expect((await sent('GET /activity/export')).query).toEqual({ type: 'roles', action: 'role.changed' });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('after a failure it is read again', async () => {
  const read = jest.fn<unknown, []>(() => refusal(503, 'service_unavailable', { detail: 'The service is away.' }));
  const { press } = await openAddress('/admin/activity/all', { 'GET /activity': read });
  expect(screen.getByText(/The service is away\./)).toBeInTheDocument();
  read.mockReturnValue(pageOf(changed));
  await press(/^(Retry|Try again)/);
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
});

test.each([
  ['/admin/doctors/heart', {}],
  [
    '/admin/regulatory-compliance/requirements/heart',
    { 'GET /compliance-requirements/{id}': sampleOf('RequirementDetailDto', { id: 'heart' }) },
  ],
])('what was done to a record is one press away: %s', async (at, answers) => {
  await openAddress(at, answers);
  expect(await screen.findByRole('link', { name: 'Activity about this' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/activity\/all\?about=/),
  );
});
