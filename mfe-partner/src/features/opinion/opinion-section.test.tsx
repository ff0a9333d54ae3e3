import { openPart, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OpinionSection from './opinion-section';

const api = portalApi('doctor');
type Opinion = Parameters<typeof sampleOf<'MedicalOpinionDto'>>[1];
const DOCTOR = { id: 'd', name: 'Anand Rao' };
const opinion = (version: number, over: Opinion = {}) =>
  sampleOf('MedicalOpinionDto', { id: `o${version}`, assignment_id: 'w1', doctor: DOCTOR, version, ...over });
const signed = (version: number, over: Opinion = {}) =>
  opinion(version, { summary: `Opinion ${version}`, signed_at: new Date().toISOString(), ...over });
const paper = (id: string, over: Parameters<typeof sampleOf<'CaseDocumentDto'>>[1] = {}) =>
  sampleOf('CaseDocumentDto', { id, kind: 'report', file_name: `${id}.pdf`, media_type: 'application/pdf', ...over });

const reread = jest.fn();
const open = (status: 'offered' | 'accepted' | 'done', opinions: unknown[] = [], papers: unknown[] = []) => {
  api.answer({
    'GET /medical-opinions': { items: opinions },
    'GET /documents': { items: papers },
    'GET /treatments': { items: [], next_cursor: null },
  });
  const work = sampleOf('AssignmentDetailDto', { id: 'w1', journey_id: 'j1', kind: 'opinion', status });
  return openPart(<OpinionSection work={work} reread={reread} />);
};
const form = () => screen.findByRole('form', { name: 'Your opinion' });
const press = async (name: string, where?: HTMLElement) =>
  userEvent.click(await (where === undefined ? screen : within(where)).findByRole('button', { name }));
const summary = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What you recommend/ });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(within(await form()).getByLabelText(label), { target: { value } });

test('before the work is accepted the papers can be read, and nothing written', async () => {
  await open('offered');
  expect(await screen.findByText(/^Accept this work above/)).toBeVisible();
  expect(screen.getByText(/^No paper has been given to you/)).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
});

test('what is typed is kept on the server without a press; of a number that cannot be nothing is sent', async () => {
  api.answer({ 'POST /medical-opinions': opinion(1, { summary: 'Worn.' }) });
  await open('accepted');
  await type(/^What you recommend/, ' Worn. ');
  await type(/^Days in hospital/, 'many');
  expect(await screen.findByText(/^Draft saved\./)).toBeVisible();
  const [[call, body] = []] = await api.changes();
  expect(call).toBe('POST /medical-opinions');
  expect(body).toMatchObject({ journey_id: 'j1', assignment_id: 'w1', summary: 'Worn.' });
  expect(body).not.toHaveProperty('days_in_hospital');
});

test('a draft that could not be kept says so, and stays where it was typed', async () => {
  api.answer({ 'POST /medical-opinions': () => refusal(503, 'service_unavailable') });
  await open('accepted');
  await type(/^What you recommend/, 'Worn.');
  expect(await screen.findByText(/^Not saved on the server yet/)).toBeVisible();
  expect(await summary()).toHaveValue('Worn.');
});

test('on another device the draft is what the server keeps; only a whole one is signed, after a question', async () => {
  const draft = opinion(1, { summary: 'Both knees are worn.', revision: 4 });
  api.answer({
    'PATCH /medical-opinions/o1': { ...draft, revision: 5 },
    'POST /medical-opinions/o1/sign': () => refusal(409, 'already_decided', { detail: 'It is signed.' }),
    'GET /medical-opinions/o1/pdf': () => new Response('%PDF'),
  });
  URL.createObjectURL = () => 'blob:draft';
  URL.revokeObjectURL = () => undefined;
  await open('accepted', [draft]);
  expect(await summary()).toHaveValue('Both knees are worn.');
  await press('Review and sign');
  expect(await screen.findByText('Say whether the patient is fit to travel.')).toBeVisible();
  await type(/^Fit to travel/, 'yes');
  await type(/^Days in hospital/, '1000');
  await press('Review and sign');
  expect(await screen.findByText(/^Enter a whole number from 0 to/)).toBeVisible();
  await type(/^Days in hospital/, '6');
  await press('Review and sign');
  const dialog = await screen.findByRole('dialog', { name: 'Sign this opinion?' });
  expect(dialog).toHaveTextContent('A signed opinion is final.');
  // What is signed, as it will be printed.
  expect(await within(dialog).findByRole('link', { name: /^Open/ })).toHaveAttribute('href', 'blob:draft');
  await press('Sign', dialog);
  expect(await within(dialog).findByText('It is signed.')).toBeVisible();
  expect(reread).not.toHaveBeenCalled();
  api.answer({ 'POST /medical-opinions/o1/sign': signed(1) });
  await press('Sign', dialog);
  await waitFor(() => expect(reread).toHaveBeenCalled());
  const sent = api.calls().filter(({ method }) => method !== 'GET');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"5"', '"5"']);
});

test('a correction begins with what was signed, becomes the next version, and says what it changed', async () => {
  await open('done', [signed(2, { days_in_hospital: 8 }), signed(1, { days_in_hospital: 6 })]);
  const second = await screen.findByRole('article', { name: 'Version 2' });
  expect(second).toHaveTextContent(
    /RecommendationBefore Opinion 1Now Opinion 2.*Days in hospitalBefore 6 daysNow 8 days/,
  );
  expect(screen.getByRole('article', { name: 'Version 1' })).not.toHaveTextContent('Before');
  await press('Write a correction');
  expect(await summary()).toHaveValue('Opinion 2');
  expect(await form()).toHaveTextContent('You are correcting version 2.');
  await press('Discard this correction');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('long after the signature nothing is corrected here', async () => {
  await open('done', [signed(1, { signed_at: '2020-01-01T10:00:00Z' })]);
  expect(await screen.findByText(/^It can no longer be corrected here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a correction' })).toBeNull();
});

test('the papers are shown one at a time, those that a newer one replaced are not', async () => {
  api.answer({
    'GET /documents/a/content': () => new Response('%PDF'),
    'GET /documents/b/content': () => new Response('%PDF'),
  });
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
  await open('accepted', [], [paper('a'), paper('old', { replaced_by: 'a' }), paper('b')]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Papers' }));
  expect(await screen.findByText('Paper 1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous paper' })).toBeDisabled();
  await press('Next paper');
  expect(screen.getByText('Paper 2 of 2')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Paper/ })).toHaveDisplayValue('Medical report: b.pdf');
});

test('a PDF that cannot be made says so', async () => {
  api.answer({ 'GET /medical-opinions/o1/pdf': () => refusal(503, 'service_unavailable') });
  await open('done', [signed(1)]);
  await press('Save as PDF');
  expect(await screen.findByText('The PDF couldn’t be made. Please try again.')).toBeVisible();
});
