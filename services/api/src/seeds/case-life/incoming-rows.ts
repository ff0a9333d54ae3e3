import { createHash } from 'node:crypto';
import type { Ids } from '../../platform/clock/clock.js';
import { HOUR } from './case-clock.js';
import type { TableRows } from './demo-case.js';
import { demoPage } from './demo-files.js';
import { fileRow, type FileToStore } from './paper-rows.js';
import type { DemoPatient } from './patients.js';

/** What waits in "Not placed": a mail of a patient with a paper, and a text of a number that nobody knows. */
export function incomingRows(
  ids: Ids,
  now: Date,
  patient: Pick<DemoPatient, 'first_name' | 'last_name' | 'mailbox'>,
): { tables: TableRows[]; files: FileToStore[] } {
  const name = `${patient.first_name} ${patient.last_name}`;
  const mail = ids.next();
  const file = {
    id: ids.next(),
    storage_key: ids.next(),
    file_name: 'demo-angiogram.pdf',
    media_type: 'application/pdf' as const,
    bytes: demoPage('angiogram'),
    owner_id: mail,
    uploaded_by: null,
  };
  const row = (id: string, from_address: string, hours: number) => ({
    id,
    external_id: `demo:${id}`,
    sender_hash: createHash('sha256').update(from_address).digest('hex'),
    from_address,
    left_out: [],
    status: 'not_placed',
    reason: 'unknown_address',
    received_at: new Date(now.getTime() - hours * HOUR),
    version: 1,
    updated_at: new Date(now.getTime() - hours * HOUR),
  });
  const messages = [
    {
      ...row(mail, `${patient.mailbox}@demo.ayana.test`, 3),
      channel: 'email',
      from_name: name,
      subject: 'My angiogram',
      text: 'My angiogram\n\nGood morning, here is the angiogram that you asked for.',
    },
    {
      ...row(ids.next(), '+254700000000', 20),
      channel: 'whatsapp',
      from_name: null,
      subject: null,
      text: 'Hello, may I ask what a new knee costs?',
    },
  ];
  const created_at = new Date(now.getTime() - 3 * HOUR);
  return {
    tables: [
      { table: 'incoming_messages', rows: messages },
      { table: 'files', rows: [fileRow({ ...file, created_at }, 'incoming_message')] },
    ],
    files: [file],
  };
}
