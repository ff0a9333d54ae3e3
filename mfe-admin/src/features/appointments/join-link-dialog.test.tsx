import { portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import JoinLinkDialog from './join-link-dialog';

const api = portalApi('ayana_staff');
const appointment = (join_url: string | null) => sampleOf('BookedAppointmentDto', { id: 'a1', join_url });
const done = jest.fn();
const open = (join_url: string | null) =>
  render(<JoinLinkDialog appointment={appointment(join_url)} onDone={done} onClose={jest.fn()} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  done.mockReset();
});

test('a link is a whole address that begins with https://', async () => {
  open(null);
  const field = screen.getByLabelText(/^Address of the video/);
  fireEvent.change(field, { target: { value: 'http://meet.example/talk' } });
  await press('Save link');
  expect(await screen.findByText('Please enter a whole address that begins with https://.')).toBeVisible();
  expect(await api.changes()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
});

test.each([
  ['Save link', 'https://meet.example/1'],
  ['Remove link', null],
])('“%s” sends %s', async (name, join_url) => {
  open('https://meet.example/1');
  api.answer({ 'PATCH /appointments/a1': appointment(null) });
  await press(name);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(await api.changes()).toEqual([['PATCH /appointments/a1', { join_url }]]);
});
