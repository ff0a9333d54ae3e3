import { type Document, DocumentList, Uploader, type UploadRow } from '@ayana/shared-ui/files';

import { Pair, Specimen } from '../specimen';

const MB = 1024 * 1024;
const LONG =
  'Discharge summary and every laboratory result of the second stay from March to June, signed by the ward and by the family doctor.pdf';

const DOCUMENTS: readonly Document[] = [
  { id: '1', name: 'Passport.jpg', type: 'image/jpeg', size: 1.4 * MB, note: 'Demo patient, yesterday' },
  { id: '2', name: LONG, type: 'application/pdf', size: 9.6 * MB, note: 'Demo staff, 3 November' },
  { id: '3', name: 'رسالة الطبيب.docx', type: 'application/msword', size: 42_000, note: 'Demo doctor, today' },
  { id: '4', name: 'notes.txt', type: 'text/plain', size: 512, note: 'Demo staff, today' },
];

const upload = (key: string, state: UploadRow['state'], over: Partial<UploadRow> = {}): UploadRow => ({
  key,
  name: `${state}.pdf`,
  type: 'application/pdf',
  size: 4 * MB,
  sent: 1.5 * MB,
  state,
  failure: null,
  ...over,
});

const UPLOADS: readonly UploadRow[] = [
  upload('1', 'waiting', { sent: 0 }),
  upload('2', 'sending', { name: LONG }),
  upload('3', 'paused'),
  upload('4', 'offline'),
  upload('5', 'finishing', { sent: 4 * MB }),
  upload('6', 'failed', { failure: 'The server could not be reached.' }),
  upload('7', 'refused', { failure: 'File size exceeds 10MB limit' }),
  upload('8', 'refused', { name: 'film.mov', type: 'video/quicktime', failure: 'File type not allowed' }),
];

const nothing = (): void => {};
const handlers = { accept: '.pdf', onAdd: nothing, onPause: nothing, onResume: nothing, onRemove: nothing };
const refuse = (): Promise<string> => Promise.resolve('You are offline.');
const accept = (): Promise<null> => Promise.resolve(null);

/** Files on their way, and files that are there, in every state. */
export function FileParts() {
  return (
    <>
      <Pair>
        <Specimen name="Uploader">
          <Uploader label="Add papers" items={[]} {...handlers} />
          <Uploader label="Add more papers" items={[]} disabled note="A request can have 30 papers." {...handlers} />
        </Specimen>
        <Specimen name="Uploader, with files on their way">
          <Uploader label="Add reports" items={UPLOADS} {...handlers} />
        </Specimen>
      </Pair>
      <Pair>
        <Specimen name="DocumentList">
          <DocumentList label="Papers" empty="" documents={DOCUMENTS} onDownload={refuse} onRemove={accept} />
        </Specimen>
        <Specimen name="DocumentList: to be read only, empty, loading, failed">
          <DocumentList label="Reports" empty="" documents={DOCUMENTS.slice(0, 1)} onDownload={accept} />
          <DocumentList label="Letters" empty="No letters yet." documents={[]} />
          <DocumentList label="Results" empty="" documents={undefined} />
          <DocumentList label="Tickets" empty="" documents={[]} failure="The files couldn’t be loaded." />
        </Specimen>
      </Pair>
    </>
  );
}
