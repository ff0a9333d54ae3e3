import { openPage, portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as StayPage } from './stay-page';

const api = portalApi('partner/hospital');
type Stay = Parameters<typeof sampleOf<'StayDto'>>[1];
const admission = sampleOf('AdmissionDto', {
  id: 'a1',
  case_number: 'AY-7K2Q4',
  assignment_id: null,
  status: 'admitted',
  room: '214',
});
const open = (over: Stay = {}) => {
  api.answer({
    'GET /stays/a1': sampleOf('StayDto', {
      admission,
      checks: [],
      notes: [],
      updates: [],
      follow_ups: [],
      bills: [],
      gaps: [],
      may_write: true,
      ...over,
    }),
  });
  return openPage({ Component: StayPage }, '/partner-portal/admissions/:admissionId', '/partner-portal/admissions/a1');
};

test('the title says whose stay it is and how far; what is missing leads to where it is done', async () => {
  await open({ gaps: [{ kind: 'note', due_at: '2020-01-01T10:00:00Z', since: '2020-01-01T00:00:00Z' }] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Stay of AY-7K2Q4 · admitted');
  const missing = within(screen.getByRole('region', { name: 'What is missing' }));
  expect(missing.getByRole('link', { name: 'Daily note missing' })).toHaveAttribute('href', '#ward');
  expect(missing.getByText(/^late since/)).toBeInTheDocument();
});

test('a daily note is written, and the page read again', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily note' }));
  await userEvent.type(dialog.getByRole('textbox'), 'No fever.');
  api.answer({ 'POST /stays/a1/notes': { id: 'a1' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls().some(({ method, url }) => method === 'POST' && url.endsWith('/stays/a1/notes'))).toBe(true);
});

test('a member who may only read is told so, and has nothing to press', async () => {
  await open({ may_write: false });
  expect(await screen.findByText(/^You may only read this/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Write a note' })).toBeNull();
});
