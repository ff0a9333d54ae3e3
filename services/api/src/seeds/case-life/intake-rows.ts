import { DUE_HOURS } from '@ayana/contracts/inbox';
import type { Ids } from '../../platform/clock/clock.js';
import { HOUR } from './case-clock.js';
import type { DemoTreatment, TableRows } from './demo-case.js';
import { demoPage } from './demo-files.js';
import { fileRow, type FileToStore } from './paper-rows.js';

const MINUTE = HOUR / 60;

/** Two cases whose journey has not begun: one by the contact form, with a mail and its paper, and one by telephone. In the order in which they refer to each other. */
export function intakeRows(
  ids: Ids,
  now: Date,
  { staff, treatment }: { staff: string; treatment: Pick<DemoTreatment, 'id'> },
): { tables: TableRows[]; files: FileToStore[] } {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const [written, called] = [ids.next(), ids.next()];
  const [of_written, of_called] = [ids.next(), ids.next()];
  const [thread, document] = [ids.next(), ids.next()];
  const mailbox = 'visitor.by-mail@demo.ayana.test';
  const [sent, answered, told] = [ago(9), ago(2), ago(5)];
  const file = {
    id: ids.next(),
    storage_key: ids.next(),
    file_name: 'demo-mri-of-the-back.pdf',
    media_type: 'application/pdf' as const,
    bytes: demoPage('MRI of the back'),
    owner_id: document,
    uploaded_by: null,
  };
  const item = (id: string, received_at: Date, updated_at: Date) => ({
    id,
    kind: 'contact',
    received_at,
    due_at: new Date(received_at.getTime() + DUE_HOURS * HOUR),
    updated_at,
  });
  const entry = (item_id: string, event: string, at: Date) => ({ id: ids.next(), item_id, event, at });
  const outside = { channel: 'email', from_address: mailbox };
  return {
    tables: [
      {
        table: 'contact_messages',
        rows: [
          {
            id: written,
            first_name: 'Demo Awino',
            last_name: 'Otieno',
            email: mailbox,
            phone: '+1 555 0171',
            interested_procedure: 'Spine surgery',
            additional_info: 'My father cannot stand for long. Who can we send the pictures of his back to?',
            created_at: sent,
          },
        ],
      },
      {
        table: 'staff_enquiries',
        rows: [
          {
            id: called,
            channel: 'phone',
            text: 'Called for her sister in Muscat: what an operation costs, and how long they would stay.',
            treatment_id: treatment.id,
            consent_noted: true,
            entered_by: staff,
            created_at: told,
          },
        ],
      },
      {
        table: 'inbox_items',
        rows: [
          {
            ...item(written, sent, sent),
            status: 'new',
            name: 'Demo Awino Otieno',
            email: mailbox,
            phone: '+1 555 0171',
            assigned_to: null,
          },
          {
            ...item(called, told, told),
            status: 'claimed',
            name: 'Demo Salma Al-Harthy',
            email: '',
            phone: '+1 555 0172',
            assigned_to: staff,
          },
        ],
      },
      {
        table: 'inbox_timeline',
        rows: [
          { ...entry(written, 'received', sent), to_status: 'new' },
          { ...entry(called, 'received', told), to_status: 'new' },
          {
            ...entry(called, 'claimed', new Date(told.getTime() + MINUTE)),
            actor_id: staff,
            from_status: 'new',
            to_status: 'claimed',
          },
        ],
      },
      {
        table: 'cases',
        rows: [
          { id: of_written, source: 'contact', inbox_item_id: written, created_at: sent },
          { id: of_called, source: 'phone', inbox_item_id: called, created_at: told },
        ],
      },
      { table: 'files', rows: [fileRow({ ...file, created_at: answered }, 'document')] },
      {
        table: 'documents',
        rows: [
          {
            id: document,
            journey_id: of_written,
            kind: 'imaging',
            status: 'uploaded',
            file_id: file.id,
            uploaded_at: answered,
            created_at: answered,
            updated_at: answered,
            ...outside,
          },
        ],
      },
      {
        table: 'threads',
        rows: [
          { id: thread, journey_id: of_written, kind: 'patient', created_at: sent, updated_at: answered },
          { id: ids.next(), journey_id: of_called, kind: 'patient', created_at: told, updated_at: told },
        ],
      },
      {
        table: 'messages',
        rows: [
          {
            id: ids.next(),
            thread_id: thread,
            author_id: null,
            is_confirmed: false,
            text: 'Good morning, here are the pictures of my father’s back.',
            document_ids: [document],
            created_at: answered,
            ...outside,
          },
        ],
      },
    ],
    files: [file],
  };
}
