import { openPage, portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@ayana/case-kit/form-c';
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
const open = (over: Stay = {}, formC: unknown[] = []) => {
  api.answer({
    'GET /form-c': { items: formC },
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

const formC = (over: object = {}) =>
  sampleOf('FormCDto', {
    place: 'hospital',
    place_id: 'a1',
    journey_id: 'j1',
    name: 'Lantern Bay',
    assignment_id: null,
    is_needed: true,
    filing: null,
    may_file: true,
    due_at: '2020-01-02T10:00:00Z',
    ...over,
  });

test('the Form C says until when it is filed; its number is entered once it is, and a missing one is named', async () => {
  await open({}, [formC()]);
  const section = within(await screen.findByRole('region', { name: 'Form C and visa' }));
  expect(await section.findByText(/^Late since .*2020/)).toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Enter the Form C: Lantern Bay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Form C of this patient' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter the number that the FRRO gave.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Number of the Form C/), 'FC-7');
  api.answer({
    'POST /form-c': formC(),
    'GET /form-c': {
      items: [formC({ filing: { number: 'FC-7', filed_on: '2020-01-02', by: 'Asha', at: '2020-01-02T09:00:00Z' } })],
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await section.findByText(/^Filed on .*, number FC-7$/)).toBeInTheDocument();
  expect(section.getByText(/^Entered by Asha/)).toBeInTheDocument();
  const [[, body] = []] = await api.changes();
  expect(body).toMatchObject({ place: 'hospital', place_id: 'a1', journey_id: 'j1', number: 'FC-7' });
});

test('of a citizen of India nothing is filed, and who may not file has nothing to press', async () => {
  await open({}, [formC({ is_needed: false, may_file: false })]);
  expect(await screen.findByText('Not needed: the patient is a citizen of India.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Form C/ })).toBeNull();
});

test('allergies, the newest results with what is out of range, and the medicines are read on the page', async () => {
  const result = (over: object) =>
    Object.assign(
      sampleOf('AssignmentDetailDto').facts?.results?.[0] ?? {},
      { id: 'r1', released_at: '2026-01-01T10:00:00Z' },
      over,
    );
  const work = sampleOf('AssignmentDetailDto', { id: 'w1', journey_id: 'j1', kind: 'referral', status: 'done' });
  api.answer({
    'GET /assignments/w1': {
      ...work,
      facts: {
        ...work.facts,
        health: null,
        medicines: [],
        results: [result({ test: 'Potassium', value: 6.9, unit: 'mmol/L', flag: 'critical' })],
      },
    },
  });
  await open({ admission: { ...admission, assignment_id: 'w1' } });
  const summary = within(await screen.findByRole('region', { name: 'Allergies, results and medicines' }));
  expect(await summary.findByText('Potassium')).toBeInTheDocument();
  expect(summary.getByText('Critical')).toBeInTheDocument();
  expect(summary.getByText('Nothing is prescribed.')).toBeInTheDocument();
  expect(summary.getByRole('link', { name: /on the referral/ })).toHaveAttribute('href', '/partner-portal/work/w1');
});
