import type { WorkTeam } from '@ayana/contracts/journey';
import { openPage, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import './hand-over-dialog';
import './note-dialog';
import TeamCard from './team-card';

const api = portalApi('partner/hospital');
const NOW = new Date('2026-12-01T10:00:00Z');
const AT = '2026-11-30T10:00:00.000Z';
const WORK = sampleOf('AssignmentDetailDto', { id: 'w1', journey_id: 'j1', kind: 'referral', status: 'accepted' });
const team = (over: Partial<WorkTeam> = {}) =>
  sampleOf('WorkTeamDto', {
    is_shared: true,
    may_change: true,
    handler: null,
    covers_for: null,
    is_mine: false,
    colleagues: [{ id: 'c1', name: 'Wairimu Otieno', away_until: null }],
    hand_overs: [],
    notes: [],
    version: 2,
    ...over,
  });
const open = (over: Partial<WorkTeam> = {}) => {
  api.answer({ 'GET /work-teams/w1': team(over) });
  return openPage({ Component: () => <TeamCard work={WORK} now={NOW} /> }, '/partner-portal', '/partner-portal');
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const versions = () =>
  api
    .calls()
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('if-match'));

test('work is taken by the version that was read; when a colleague was first, it is said and shown', async () => {
  await open();
  expect(await screen.findByText('Nobody has it yet.')).toBeVisible();
  api.answer({
    'POST /work-teams/w1/hand-overs': () => refusal(412, 'stale_version', { detail: 'It was changed meanwhile.' }),
    'GET /work-teams/w1': team({ handler: { id: 'c1', name: 'Wairimu Otieno', away_until: null }, version: 3 }),
  });
  await press('I take it');
  expect(await screen.findByText('Wairimu Otieno has it.')).toBeVisible();
  expect(screen.getByText('It was changed meanwhile.')).toBeVisible();
  expect(versions()).toEqual(['"2"']);
});

test('it is handed to a colleague with a note; without a colleague nothing is sent', async () => {
  await open({ is_mine: true, handler: { id: 'me', name: 'Shirin Rao', away_until: null } });
  await press('Hand over');
  const dialog = await screen.findByRole('dialog', { name: 'Hand this work to a colleague' });
  await press('Hand over', dialog);
  expect(await within(dialog).findByText('Please choose a colleague.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Colleague/), { target: { value: 'c1' } });
  fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: ' She asked for a window. ' } });
  api.answer({ 'POST /work-teams/w1/hand-overs': team() });
  await press('Hand over', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([
    ['POST /work-teams/w1/hand-overs', { to_user_id: 'c1', note: 'She asked for a window.' }],
  ]);
});

test('a note says who reads it, and is kept', async () => {
  await open();
  await press('Add a note');
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  expect(within(dialog).getByText(/not the patient, and not the case manager/)).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: 'Ask about the room.' } });
  api.answer({ 'POST /work-teams/w1/notes': team() });
  await press('Save the note', dialog);
  await waitFor(async () =>
    expect(await api.changes()).toEqual([['POST /work-teams/w1/notes', { text: 'Ask about the room.' }]]),
  );
});

test('a member who only reads sees who has it, the hand-overs and the notes, and no button', async () => {
  await open({
    may_change: false,
    handler: { id: 'c1', name: 'Wairimu Otieno', away_until: null },
    hand_overs: [
      sampleOf('WorkHandOverDto', {
        by_name: 'Shirin Rao',
        created_at: AT,
        id: 'h1',
        to_name: 'Wairimu Otieno',
        note: 'For Monday.',
      }),
    ],
    notes: [sampleOf('WorkNoteDto', { author_name: null, created_at: AT, id: 'n1', text: 'Ask about the room.' })],
  });
  for (const text of ['Wairimu Otieno has it.', 'To Wairimu Otieno', 'For Monday.', 'Ask about the room.'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

function ReadAgain() {
  const [work, setWork] = useState(WORK);
  return (
    <>
      <button onClick={() => setWork({ ...WORK })}>The page is read again</button>
      <TeamCard work={work} now={NOW} />
    </>
  );
}

test('what a colleague does shows with the next reading of the page', async () => {
  api.answer({ 'GET /work-teams/w1': team() });
  await openPage({ Component: ReadAgain }, '/partner-portal', '/partner-portal');
  await screen.findByText('Nobody has it yet.');
  api.answer({ 'GET /work-teams/w1': team({ handler: { id: 'c1', name: 'Wairimu Otieno', away_until: null } }) });
  await press('The page is read again');
  expect(await screen.findByText('Wairimu Otieno has it.')).toBeVisible();
});

test('who covers is said with whose work it is, may take it for good, and nobody chooses who is away', async () => {
  const away = { id: 'c2', name: 'Asha Menon', away_until: '2026-12-06T18:30:00.000Z' };
  await open({
    is_mine: true,
    handler: { id: 'me', name: 'Shirin Rao', away_until: null },
    covers_for: away,
    colleagues: [away, { id: 'c1', name: 'Wairimu Otieno', away_until: null }],
  });
  expect(await screen.findByText(/^Asha Menon, whose work it is, is away until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'I take it' })).toBeVisible();
  await press('Hand over');
  expect(await screen.findByRole('option', { name: 'Asha Menon (away)' })).toBeDisabled();
});
