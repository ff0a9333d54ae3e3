import { hash } from 'node:crypto';
import { LETTER_CODE_LENGTH, orderPatient, type PrescriptionItem } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import type { Client } from 'pg';
import { writePrescription } from '../../modules/orders/prescriptions/write-prescription.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { demoHealth } from './health-rows.js';
import type { FileToStore } from './paper-rows.js';

/** Where the codes of demo papers lead. */
const ORIGIN = 'https://demo.ayana.test';

export interface DemoSigner {
  name: string;
  registration_number: string;
  council: string | null;
}

/** The listed doctor that the demo account belongs to. */
export async function demoSigner(client: Client, doctor: string): Promise<DemoSigner> {
  const { rows } = await client.query<DemoSigner>(
    'select full_name as name, registration_number, council from doctors where user_id = $1',
    [doctor],
  );
  return rows[0] ?? { name: 'Demo doctor', registration_number: 'DEMO-1', council: null };
}

/** The signature of each prescription of a case, with its paper, made as the platform makes it. */
export function signatureRows(
  demo: DemoCase,
  orders: readonly TableRows[],
  signer: DemoSigner,
): { tables: TableRows[]; files: FileToStore[] } {
  const { nextId, journey_id, patient, clock, doctor, index, case_number } = demo;
  const rowsOf = (table: string) => orders.filter((each) => each.table === table).flatMap(({ rows }) => rows);
  const [prescription] = rowsOf('prescriptions');
  if (prescription === undefined) return { tables: [], files: [] };
  const isOver = prescription['status'] === 'cancelled';
  const signed_at = prescription['created_at'] as Date;
  const code = `DEM0AYANAP${String(index).padStart(LETTER_CODE_LENGTH - 10, '0')}`;
  const facts = {
    patient_name: `${patient.first_name} ${patient.last_name}`,
    date_of_birth: `${patient.born}-04-12`,
    health: demoHealth(demo),
  };
  const bytes = writePrescription(
    {
      patient: orderPatient('prescription', 'partner', facts, clock.now),
      case_number,
      pharmacy: 'Demo pharmacy',
      note: '',
      items: rowsOf('prescription_items') as unknown as PrescriptionItem[],
      replaces: null,
      signer,
      code,
      signed_at,
    },
    ORIGIN,
  );
  const [id, storage_key] = [nextId(), nextId()];
  const signature = {
    id,
    prescription_id: prescription['id'],
    journey_id,
    code,
    status: isOver ? 'withdrawn' : 'valid',
    sha256: hash('sha256', bytes),
    signed_by: doctor,
    signer_name: signer.name,
    registration_number: signer.registration_number,
    council: signer.council,
    initials: [patient.first_name, patient.last_name].map((name) => `${Array.from(name)[0]}.`).join(' '),
    birth_year: patient.born,
    signed_at,
    ended_at: isOver ? prescription['updated_at'] : null,
  };
  const paper = {
    id: nextId(),
    journey_id,
    kind: 'prescription',
    subject_id: id,
    revision: '1',
    template: 'demo',
    language: ENGLISH.tag,
    reader: 'all',
    is_issued: true,
    storage_key,
    created_at: signed_at,
  };
  return {
    tables: [
      { table: 'prescription_signatures', rows: [signature] },
      { table: 'kept_papers', rows: [paper] },
    ],
    files: [{ storage_key, bytes }],
  };
}
