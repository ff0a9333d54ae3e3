import {
  bagOf,
  CASE_MESSAGES,
  directionsOf,
  givenText,
  leftToDispense,
  type Prescription,
} from '@ayana/contracts/journey';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { dayOfMoment, momentText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { typeset } from '../../../platform/typesetting/typeset.js';
import { ageText, allergiesLine, healthFacts, PAPER_HEALTH_MESSAGES } from '../../patient-papers/index.js';
import { PRESCRIPTION_PAPER_MESSAGES as messages } from './paper-messages.js';

/** A label for each item, each a page of its size, in the language it is called in. */
export function writeLabels(prescription: Prescription): Buffer {
  const { patient, pharmacy, updated_at, case_number } = prescription;
  const made = new Date(updated_at);
  const labels = bagOf(prescription).map(({ item, quantity }) => ({
    patient: [patient.name, case_number, prescription.order_number, patient.age == null ? null : ageText(patient.age)]
      .filter(Boolean)
      .join(' · '),
    medicine: givenText(item),
    directions: directionsOf(item),
    lines: [
      ...(quantity === null ? [] : [messages.quantity(quantity)]),
      ...(patient.health == null ? [] : [allergiesLine(patient.health)]),
      messages.keep,
    ],
    from: messages.from(pharmacy, dayOfMoment(made)),
  }));
  return typeset('labels', { labels }, { title: messages.label_title(patient.name ?? ''), subject: pharmacy, made });
}

export const LABELS_PAPER = threadTask(import.meta.url, writeLabels);

/** What a courier needs to bring a parcel, and no more: not a word of what is inside. */
export interface Parcel {
  /** As in the passport, where that is known. */
  name: string;
  address: string | null;
  phone: string | null;
  case_number: string;
  /** Of the prescription. */
  order_number: string;
  pharmacy: string;
  made: Date;
}

/** The label on a parcel, of the size of a label printer. */
export function writeCourierLabel({ name, address, phone, case_number, order_number, pharmacy, made }: Parcel): Buffer {
  const label = {
    patient: messages.order(case_number, order_number),
    medicine: name,
    directions: address ?? messages.no_address,
    lines: [phone === null ? messages.no_phone : messages.phone(phone), messages.hand_over],
    from: messages.sender(pharmacy),
  };
  return typeset(
    'labels',
    { labels: [label] },
    { title: messages.courier_title(case_number), subject: pharmacy, made },
  );
}

export const COURIER_LABEL = threadTask(import.meta.url, writeCourierLabel);

/** What was handed out and what is still to come, to be signed by who takes it. */
export function writeDeliveryNote(prescription: Prescription): Buffer {
  const { pharmacy, patient, written_by, deliveries } = prescription;
  const made = new Date(prescription.updated_at);
  const sheet = new Sheet({ title: messages.note_title, subject: pharmacy, made });
  sheet.heading(messages.note_title, { lead: messages.note_lead(pharmacy, dayOfMoment(made)), from: pharmacy });
  sheet.facts([
    [messages.facts.patient, patient.name ?? null],
    [CASE_MESSAGES.label, prescription.case_number],
    [messages.facts.number, prescription.order_number],
    [messages.facts.address, prescription.deliver_to?.address ?? deliveries.at(-1)?.address ?? null],
    [PAPER_HEALTH_MESSAGES.age_label, ageText(patient.age)],
    ...healthFacts(patient.health),
    [messages.facts.doctor, written_by.name],
    ...deliveries.map(
      ({ received_by, relation, delivered_at }) =>
        [
          messages.facts.received,
          messages.taken(
            [received_by, relation]
              .filter((part) => part !== null)
              .map(isolated)
              .join(', '),
            momentText(delivered_at),
          ),
        ] as const,
    ),
  ]);
  sheet.table(
    [
      { title: messages.columns.medicine },
      { title: messages.columns.given, width: 90, align: 'right' },
      { title: messages.columns.left, width: 90, align: 'right' },
    ],
    bagOf(prescription).map(({ item, quantity }) => ({
      cells: [givenText(item), String(quantity ?? 0), String(leftToDispense(item))],
      note: directionsOf(item),
    })),
  );
  sheet.signature(messages.signature);
  return sheet.finished();
}

export const DELIVERY_NOTE_PAPER = threadTask(import.meta.url, writeDeliveryNote);
