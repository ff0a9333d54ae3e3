import { createHash } from 'node:crypto';
import type { DocumentKind, DocumentState } from '@ayana/contracts/journey';
import type { DemoCase, TableRows } from './demo-case.js';

/** A demo paper's content by what it shows; papers of the same kind share it. */
export interface DemoFile {
  file_name: string;
  media_type: 'application/pdf' | 'image/png';
  bytes: Buffer;
}

/** A file to be written to the store, under its key. */
export interface FileToStore {
  storage_key: string;
  bytes: Buffer;
}

interface Paper {
  kind: DocumentKind;
  /** The stage it is wanted in; from the next on it is there. */
  stage: number;
  by: 'patient' | 'case_manager' | 'hospital';
  reason: string;
}

const PAPERS: readonly Paper[] = [
  { kind: 'report', stage: 2, by: 'patient', reason: 'The doctor reads it for the opinion.' },
  { kind: 'imaging', stage: 2, by: 'patient', reason: 'X-ray or MRI of the last six months.' },
  { kind: 'laboratory_result', stage: 2, by: 'patient', reason: 'Blood tests of the last four weeks.' },
  { kind: 'passport', stage: 2, by: 'patient', reason: 'For the visa letter of the hospital.' },
  { kind: 'visa_letter', stage: 6, by: 'case_manager', reason: 'The hospital writes it.' },
  { kind: 'ticket', stage: 6, by: 'patient', reason: 'The driver then knows your flight.' },
  { kind: 'admission_form', stage: 7, by: 'patient', reason: 'The hospital needs it before the admission.' },
  { kind: 'discharge_summary', stage: 8, by: 'hospital', reason: 'The hospital writes it at the discharge.' },
  { kind: 'final_bill', stage: 9, by: 'case_manager', reason: 'The hospital writes it at the discharge.' },
  { kind: 'fit_to_fly', stage: 9, by: 'case_manager', reason: 'The airline may ask for it.' },
];

/** The papers of a case: checked, to be checked, refused with a reason, and still wanted. Who opened them is on record. */
export function paperRows(
  demo: DemoCase,
  fileOf: (kind: DocumentKind) => DemoFile,
): { tables: TableRows[]; files: FileToStore[] } {
  const { clock, stage, nextId, journey_id, patient, case_manager_id, index, team } = demo;
  const papers = PAPERS.filter((paper) => paper.stage <= stage + 1).map((paper, place) => {
    const status = stateOf(paper, stage, index, place);
    const uploaded_by = { patient: patient.id, case_manager: case_manager_id, hospital: team.hospital }[paper.by];
    // What a hospital signs is checked by that.
    const checks = paper.by === 'hospital' ? team.hospital : case_manager_id;
    const at = status === 'wanted' ? null : status === 'checked' ? clock.completed(paper.stage) : clock.fromNow(0, -6);
    const isChecked = status === 'checked' || status === 'refused';
    const file = status === 'wanted' ? null : { id: nextId(), storage_key: nextId(), ...fileOf(paper.kind) };
    const id = nextId();
    return {
      file: file === null || at === null ? null : { ...file, owner_id: id, uploaded_by, created_at: at },
      row: {
        id,
        journey_id,
        kind: paper.kind,
        status,
        reason: paper.reason,
        file_id: file?.id ?? null,
        uploaded_by: file === null ? null : uploaded_by,
        uploaded_at: at,
        checked_by: isChecked ? checks : null,
        checked_at: isChecked ? at : null,
        refused_reason:
          status === 'refused' ? 'The picture is too dark to read. Please take it again near a window.' : null,
        expires_on: paper.kind === 'passport' ? '2031-05-01' : null,
        created_at: clock.past(0, 3),
        updated_at: at ?? clock.past(0, 3),
      },
    };
  });
  const files = papers.flatMap(({ file }) => (file === null ? [] : [file]));
  return {
    tables: [
      { table: 'files', rows: files.map((file) => fileRow(file, 'document')) },
      { table: 'documents', rows: papers.map(({ row }) => row) },
      {
        table: 'record_accesses',
        rows: accesses(
          demo,
          papers.map(({ row }) => row),
        ),
      },
    ],
    files,
  };
}

function stateOf(paper: Paper, stage: number, index: number, place: number): DocumentState {
  if (paper.stage <= stage) return 'checked';
  // Of those that are asked for now, some have come and one had to be sent again.
  if (place % 4 === 0) return index % 3 === 0 ? 'refused' : 'uploaded';
  return place % 4 === 1 && paper.by === 'patient' ? 'uploaded' : 'wanted';
}

/** The row of a file in the store. */
export function fileRow(
  {
    bytes,
    ...file
  }: DemoFile & { id: string; storage_key: string; owner_id: string; uploaded_by: string | null; created_at: Date },
  owner_kind: 'document' | 'credential' | 'incoming_message',
) {
  return {
    ...file,
    owner_kind,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The case manager opens a paper to check it, the doctor reads the reports. */
function accesses(
  { clock, nextId, journey_id, case_manager_id, doctor, stage }: DemoCase,
  papers: readonly { id: string; kind: DocumentKind; status: DocumentState; checked_at: Date | null }[],
) {
  const access = (document_id: string, by_user_id: string, role: string, at: Date) => ({
    id: nextId(),
    journey_id,
    document_id,
    by_user_id,
    role,
    what: 'viewed',
    at,
  });
  return papers.flatMap(({ id, kind, checked_at }) => [
    ...(checked_at === null ? [] : [access(id, case_manager_id, 'ayana_staff', checked_at)]),
    ...(kind === 'report' && stage >= 3 ? [access(id, doctor, 'doctor', clock.completed(3))] : []),
  ]);
}
