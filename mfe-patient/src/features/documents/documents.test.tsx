import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as AccessPage } from './access/access-page';
import { accessLoader } from './access/access.api';
import './below-cards';
import { documentsLoader } from './documents.api';
import { Component as DocumentsPage } from './documents-page';
import './paper/paper-dialog';

const api = portalApi('patient');
type Paper = Parameters<typeof sampleOf<'CaseDocumentDto'>>[1];
const paper = (id: string, over: Paper = {}) => sampleOf('CaseDocumentDto', { id, kind: 'report', ...over });
const sent = (id: string, over: Paper = {}) =>
  paper(id, { status: 'uploaded', file_name: `${id}.pdf`, size: 2000, ...over });
const asha = { ...sampleOf('JourneyActorDto'), name: 'Asha' };
const me = { ...sampleOf('JourneyActorDto'), id: '00000000-0000-7000-8000-000000000001', name: 'Me' };
const list = (items: unknown[]) => ({ items, next_cursor: null });

const answerOf = (papers: unknown[], journeys: unknown[] = [sampleOf('PatientJourneyDto', { id: 'j1' })]) =>
  api.answer({
    'GET /patient-journeys': list(journeys),
    'GET /treatment-requests': list([]),
    'GET /documents': { items: papers },
    'GET /record-grants': { items: [], recipients: [] },
  });
const open = (papers: unknown[], query = '') => {
  answerOf(papers);
  const page = { Component: DocumentsPage, loader: documentsLoader };
  return openPage(page, '/patient-portal/documents', `/patient-portal/documents${query}`);
};
const part = (name: string) => screen.findByRole('region', { name });
const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('what is needed is on top, the first due first; what was sent back says why and can be sent again', async () => {
  await open([
    paper('later', { kind: 'prescription', due_at: '2099-01-02T10:00:00Z', reason: 'To know what you take.' }),
    paper('soon', { due_at: '2099-01-01T10:00:00Z' }),
    paper('late', { kind: 'imaging', due_at: '2020-01-01T10:00:00Z' }),
    sent('back', {
      kind: 'passport',
      status: 'refused',
      refused_reason: 'It is blurred.',
      checked_at: '2026-11-20T10:00:00Z',
    }),
  ]);
  const texts = (await rows('To send')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Was needed by/),
    expect.stringMatching(/Medical report.*Needed by/),
    expect.stringMatching(/Prescription.*To know what you take\.Needed by/),
    expect.stringMatching(/Passport.*back\.pdf was sent back.*It is blurred\./),
  ]);
  expect(within(await part('To send')).getAllByText('Send again')).toHaveLength(1);
  expect(await part('Sent')).toHaveTextContent(/^SentYour papers appear here/);
});

test('what was sent says who checked it, until when it is valid, and which it replaced', async () => {
  await open([
    sent('old', { status: 'refused', replaced_by: 'new', refused_reason: 'Half of it.' }),
    sent('new'),
    sent('ok', { status: 'checked', checked_by: asha, checked_at: '2026-11-20T10:00:00Z', expires_on: '2020-01-31' }),
  ]);
  const [first, second] = await rows('Sent');
  expect(first).toHaveTextContent(/new\.pdf.*Being checked, sent/);
  expect(second).toHaveTextContent(/ok\.pdf.*Checked by Asha.*Expired on/);
  expect(screen.queryByText('old.pdf')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 earlier version' }));
  expect(screen.getByText('old.pdf')).toBeVisible();
});

test('one’s own paper can be removed until it is checked', async () => {
  api.answer({ 'GET /documents/mine/content': () => new Response('%PDF'), 'DELETE /documents/mine': null });
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
  await open([sent('mine', { uploaded_by: me, media_type: 'application/pdf' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'mine.pdf' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Remove/ }));
  expect(await api.changes()).toEqual([]);
  const question = await screen.findByRole('dialog', { name: /^Remove/ });
  api.answer({ 'GET /documents': { items: [] } });
  await userEvent.click(within(question).getByRole('button', { name: /^Remove/ }));
  await waitFor(async () => expect((await api.changes()).map(([call]) => call)).toEqual(['DELETE /documents/mine']));
});

test('a paper is shared with an organisation, and says who may read it how long', async () => {
  const grant = sampleOf('RecordGrantDto', {
    document_id: 'scan',
    kind: 'imaging',
    to: { id: 'd1', name: 'Dr. Rao' },
    ends_at: null,
    is_active: true,
  });
  const lanternBay = { name: 'Lantern Bay', to_user_id: null, to_partner_id: 'p1', kinds: ['imaging'] };
  answerOf([sent('scan', { kind: 'imaging', shareable: true })]);
  api.answer({
    'GET /record-grants': { items: [grant], recipients: [{ ...sampleOf('GrantRecipientDto'), ...lanternBay }] },
    'POST /record-grants': { items: [grant], recipients: [] },
  });
  await openPage({ Component: DocumentsPage, loader: documentsLoader }, '/patient-portal/documents');
  await userEvent.click(await screen.findByRole('button', { name: 'scan.pdf' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('as long as they work on your journey')).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByLabelText('With'), 'Lantern Bay');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Share' }));
  await waitFor(async () =>
    expect(await api.changes()).toEqual([['POST /record-grants', expect.objectContaining({ to_partner_id: 'p1' })]]),
  );
});

test('a companion reads papers, and neither sends nor shares them', async () => {
  answerOf([sent('report', { status: 'checked' })], []);
  api.answer({ 'GET /record-grants': () => refusal(404, 'not_found') });
  const page = { Component: DocumentsPage, loader: documentsLoader };
  await openPage(page, '/patient-portal/documents', '/patient-portal/documents?journey=other');
  expect(await rows('Sent')).toHaveLength(1);
  for (const name of ['To send', 'Send another paper', 'Who opened my file'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('a journey that is someone else’s is not found', async () => {
  answerOf([]);
  api.answer({ 'GET /documents': () => refusal(404, 'not_found') });
  const page = { Component: DocumentsPage, loader: documentsLoader };
  await openPage(page, '/patient-portal/documents', '/patient-portal/documents?journey=other');
  expect(screen.getByRole('heading', { name: 'Refused: not_found' })).toBeVisible();
});

test('what the staff ask for comes at once; papers of another journey do not', async () => {
  await open([]);
  expect(await part('To send')).toHaveTextContent('Nothing is needed from you now.');
  api.answer({ 'GET /documents': { items: [paper('new', { reason: 'For your heart.' })] } });
  await receive('documents.updated', { id: 'd', journey_id: 'j1' });
  await waitFor(async () => expect(await part('To send')).toHaveTextContent('For your heart.'));
});

test('before the first journey the page says how to begin; papers that fail are read again', async () => {
  answerOf([], []);
  await openPage({ Component: DocumentsPage, loader: documentsLoader }, '/patient-portal/documents');
  expect(screen.getByRole('link', { name: 'Ask for a treatment' })).toHaveAttribute(
    'href',
    '/patient-portal/requests/new',
  );
});

test('each opening is listed with who it was, as what, and for which work', async () => {
  answerOf([]);
  const access = (id: string, over: Parameters<typeof sampleOf<'RecordAccessDto'>>[1]) =>
    sampleOf('RecordAccessDto', { id, by: asha, role: 'ayana_staff', ...over });
  api.answer({
    'GET /record-accesses': list([
      access('1', { document: { ...sampleOf('OpenedDocumentDto'), kind: 'report', file_name: 'Whole report.pdf' } }),
      access('2', {
        role: 'doctor',
        work: 'opinion',
        document: { ...sampleOf('OpenedDocumentDto'), kind: 'report', file_name: null },
      }),
    ]),
  });
  await openPage({ Component: AccessPage, loader: accessLoader }, '/patient-portal/documents/access');
  expect(await screen.findByText(/Medical report, Whole report\.pdf/)).toBeVisible();
  expect(screen.getByText(/Medical report \(since removed\), for: /)).toBeVisible();
  expect(screen.getAllByText(/Asha/)).toHaveLength(2);
});

test('nobody has opened the file yet', async () => {
  answerOf([]);
  api.answer({ 'GET /record-accesses': list([]) });
  await openPage({ Component: AccessPage, loader: accessLoader }, '/patient-portal/documents/access');
  expect(await screen.findByText('Nobody has opened your file yet')).toBeVisible();
});

test('an address that names a paper opens it', async () => {
  await open([sent('one'), sent('two')], '?paper=two');
  expect(await screen.findByRole('dialog', { name: /two\.pdf|Medical report/ })).toHaveTextContent('two.pdf');
});

test('a scan from a disc is refused with what to do, and with the way to the case manager', async () => {
  await open([], '?journey=j1');
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is no choice of files.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'IM0001.dcm', { type: 'application/dicom' })] } });
  expect(await screen.findByText(/Scans from a disc \(DICOM\) cannot be sent here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to your case manager' })).toHaveAttribute(
    'href',
    '/patient-portal/messages?journey=j1',
  );
});
