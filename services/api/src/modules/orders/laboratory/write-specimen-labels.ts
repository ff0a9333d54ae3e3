import { type LaboratoryOrder, SEX_NAMES, SPECIMEN_NAMES, SPECIMENS } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { code128 } from '../../../platform/typesetting/code-128.js';
import { momentText } from '../../../platform/typesetting/paper-dates.js';
import { typeset } from '../../../platform/typesetting/typeset.js';
import type { PaperPatient } from '../../patient-papers/index.js';
import { LABEL_MESSAGES as messages } from './label-messages.js';

/** Tests that a label names; of more it says how many. */
const NAMED = 4;

/** A label for each specimen of an order, with the number of the order as Code 128. */
export function writeSpecimenLabels(order: LaboratoryOrder, patient: PaperPatient): Buffer {
  const { order_number, case_number, tests, sampled_at, accession_number } = order;
  const sex = order.patient.sex;
  const born = patient.date_of_birth === null ? null : Number(patient.date_of_birth.slice(0, 4));
  const used = SPECIMENS.filter((specimen) => tests.some((test) => test.specimen === specimen));
  const bars = code128(order_number);
  const labels = used.map((specimen) => ({
    patient: patient.name ?? case_number,
    about: [case_number, born === null ? messages.birth_unknown : messages.born(born), sex ? SEX_NAMES[sex] : null]
      .filter((part) => part !== null)
      .join(' · '),
    bars,
    number: [order_number, accession_number].filter((part) => part !== null).join(' · '),
    tests: messages.tests(
      SPECIMEN_NAMES[specimen],
      namesOf(tests.filter((test) => test.specimen === specimen).map(({ name }) => name)),
    ),
    taken: sampled_at === null ? messages.not_taken : messages.taken(momentText(sampled_at)),
  }));
  const about = {
    title: messages.title(order_number),
    subject: order.laboratory,
    made: new Date(sampled_at ?? order.created_at),
  };
  return typeset('specimen-labels', { labels }, about);
}

export const SPECIMEN_LABELS = threadTask(import.meta.url, writeSpecimenLabels);

function namesOf(names: readonly string[]): string {
  const left = names.length - NAMED;
  return left < 1 ? listText(names) : messages.more(names.slice(0, NAMED).join(', '), left);
}
