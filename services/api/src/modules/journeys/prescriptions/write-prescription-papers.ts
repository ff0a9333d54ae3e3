import { BRAND } from '@ayana/contracts/brand';
import { CASE_WORDS, directionsOf, type Prescription, type PrescriptionItem } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { currentLanguage } from '../../../platform/languages/current-language.js';
import { COLOURS } from '../../../platform/pdf/colours.js';
import { Paper } from '../../../platform/pdf/paper.js';
import { Sheet } from '../../../platform/pdf/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { PRESCRIPTION_PAPER_MESSAGES as M } from './paper-messages.js';

/** 100 × 62 mm, the usual size of a label printer, in points. */
const LABEL = { width: 283.5, height: 175.7, edge: 12 } as const;

const dayText = (at: Date): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'long', timeZone: INDIA_ZONE }).format(at);
const timeText = (at: Date): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: INDIA_ZONE,
  }).format(at);

/** What is given, with its strength. */
const given = ({ medicine, strength, substitute }: PrescriptionItem): string => substitute ?? `${medicine} ${strength}`;

/** A label for each item, each a page of its size, in the language it is called in. */
export function writeLabels(prescription: Prescription): Promise<Buffer> {
  const { patient, pharmacy, items } = prescription;
  const title = M.label_title(patient.name ?? '');
  const paper = new Paper({
    title,
    subject: pharmacy,
    author: BRAND.name,
    made: new Date(prescription.updated_at),
    language: currentLanguage(),
    size: [LABEL.width, LABEL.height],
  });
  const words = { x: LABEL.edge, width: LABEL.width - 2 * LABEL.edge };
  for (const item of items) {
    paper.page(COLOURS.white, false);
    paper.y = LABEL.edge;
    paper.say('H1', [patient.name, prescription.case_number].filter(Boolean).join(' · '), {
      ...words,
      size: 9.5,
      colour: COLOURS.stone,
    });
    paper.space(3);
    paper.say('H2', given(item), { ...words, face: 'bold', size: 14 });
    if (item.substitute !== null)
      paper.say('P', M.instead_of(`${item.medicine} ${item.strength}`), { ...words, size: 8.5 });
    paper.space(6);
    paper.say('P', directionsOf(item), { ...words, face: 'bold', size: 12.5 });
    paper.space(6);
    paper.say('P', M.quantity(item.quantity), { ...words, size: 9 });
    paper.say('P', M.keep, { ...words, size: 8.5 });
    paper.say('P', M.from(pharmacy, dayText(new Date(prescription.updated_at))), {
      ...words,
      size: 8.5,
      colour: COLOURS.stone,
    });
  }
  return paper.finished();
}

export const LABELS_PAPER = threadTask(import.meta.url, writeLabels);

/** What was handed out and what is still to come, to be signed by who takes it. */
export function writeDeliveryNote(prescription: Prescription): Promise<Buffer> {
  const { pharmacy, items, patient, written_by, deliveries } = prescription;
  const made = new Date(prescription.updated_at);
  const sheet = new Sheet({ title: M.note_title, subject: pharmacy, made });
  sheet.heading(M.note_title, { lead: M.note_lead(pharmacy, dayText(made)), from: pharmacy });
  sheet.facts([
    [M.facts.patient, patient.name ?? null],
    [CASE_WORDS.label, prescription.case_number],
    [M.facts.doctor, written_by.name],
    ...deliveries.map(
      ({ received_by, delivered_at }) =>
        [M.facts.received, M.taken(received_by, timeText(new Date(delivered_at)))] as const,
    ),
  ]);
  sheet.table(
    [
      { title: M.columns.medicine },
      { title: M.columns.given, width: 90, align: 'right' },
      { title: M.columns.left, width: 90, align: 'right' },
    ],
    items.map((item) => ({
      cells: [given(item), String(item.dispensed_quantity), String(item.quantity - item.dispensed_quantity)],
      note: directionsOf(item),
    })),
  );
  sheet.signature(M.signature);
  return sheet.finished();
}

export const DELIVERY_NOTE_PAPER = threadTask(import.meta.url, writeDeliveryNote);
