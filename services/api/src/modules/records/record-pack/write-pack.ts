import {
  CASE_MESSAGES,
  DISCHARGE_FIELD_NAMES,
  DISCHARGE_FIELDS,
  type DischargeSummary,
  DOCUMENT_KIND_NAMES,
  type HealthSummary,
} from '@ayana/contracts/journey';
import { PDFDocument } from 'pdf-lib';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { dayOfMoment, dayText } from '../../../platform/typesetting/paper-dates.js';
import { typeset } from '../../../platform/typesetting/typeset.js';
import { flyingText } from '../discharges/write-discharge.js';
import { healthFacts, PAPER_HEALTH_MESSAGES } from '../../patient-papers/index.js';
import { PACK_MESSAGES as T } from './pack-messages.js';
import type { CheckedPaper, PackFacts } from './pack-facts.js';

/** A paper of the pack, and how many pages it became; 0 when it is not inside. */
export interface BoundPaper {
  paper: CheckedPaper;
  pages: number;
}

/** A chapter, as `paper-templates/record-pack.typ` draws it: each begins a page. */
interface Chapter {
  title: string;
  lines?: string[];
  parts?: { title?: string; lead?: string; texts: string[] }[];
  rows?: { text: string; detail: string; small?: string | null }[];
}

/** The pages before the papers: who, what, how far, and what is inside. */
export async function writePack(facts: PackFacts, bound: readonly BoundPaper[], made: Date): Promise<Buffer> {
  // Once to count its pages: the list of papers names the pages after them.
  const first = await PDFDocument.load(draw(facts, bound, made, 0));
  return draw(facts, bound, made, first.getPageCount());
}

export const PACK_PAPER = threadTask(import.meta.url, writePack);

function draw(facts: PackFacts, bound: readonly BoundPaper[], made: Date, before: number): Buffer {
  const { name, case_number, birth_date, treatment, opinions, discharge } = facts;
  const cover = {
    facts: [
      {
        label: T.patient,
        value: name,
        below: [CASE_MESSAGES.of(case_number), birth_date === null ? null : T.born(dayText(birth_date))]
          .filter(Boolean)
          .join(' · '),
      },
      { label: T.treatment, value: treatment ?? T.no_treatment },
    ],
    lines: [T.made(dayOfMoment(made)), T.confidential],
  };
  const chapters = [
    stagesOf(facts),
    ...(facts.health == null ? [] : [healthChapter(facts.health)]),
    ...(opinions.length > 0 ? [opinionsOf(facts)] : []),
    ...(discharge === null ? [] : [dischargeOf(discharge)]),
    papersOf(bound, before),
  ];
  return typeset('record-pack', { cover, chapters }, { title: T.title, subject: T.subject, made });
}

/** Allergies and medicines first, and when they were answered. */
const healthChapter = (health: HealthSummary): Chapter => ({
  title: PAPER_HEALTH_MESSAGES.title,
  parts: healthFacts(health).map(([title, text]) => ({ title, texts: [text ?? ''] })),
});

const stagesOf = ({ stages }: PackFacts): Chapter => ({
  title: T.stages,
  rows: stages.map(({ label, status, completed_at }, index) => ({
    text: `${index + 1}. ${label}`,
    detail:
      status === 'completed' && completed_at !== null
        ? T.done_on(dayOfMoment(completed_at))
        : status === 'pending'
          ? T.waiting
          : T.later,
  })),
});

const opinionsOf = ({ opinions }: PackFacts): Chapter => ({
  title: T.opinion,
  parts: opinions.map(({ summary, alternatives, risks, doctor, signed_at }) => ({
    lead: T.signed(isolated(doctor), dayOfMoment(signed_at)),
    texts: [
      summary,
      ...(alternatives === null ? [] : [T.alternatives(alternatives)]),
      ...(risks === null ? [] : [T.risks(risks)]),
    ],
  })),
});

function dischargeOf(summary: DischargeSummary): Chapter {
  const { hospital_name, version, discharged_at, signed_by, signed_at, reason, flight_needs } = summary;
  return {
    title: T.discharge,
    lines: [
      T.hospital(isolated(hospital_name), version),
      ...(discharged_at === null ? [] : [T.discharged(dayOfMoment(discharged_at))]),
      T.signed(isolated(signed_by), dayOfMoment(signed_at)),
      ...(reason === null ? [] : [T.corrected(reason)]),
    ],
    parts: [
      {
        title: T.flying,
        texts: [flyingText(summary), ...(flight_needs === null ? [] : [T.flight_needs(flight_needs)])],
      },
      ...DISCHARGE_FIELDS.map((field) => ({ title: DISCHARGE_FIELD_NAMES[field], texts: [summary[field]] })),
    ],
  };
}

function papersOf(bound: readonly BoundPaper[], before: number): Chapter {
  let page = before + 1;
  const rows = bound.map(({ paper, pages }) => {
    const detail = pages === 0 ? T.apart : pages === 1 ? T.one_page(page) : T.inside(pages, page);
    page += pages;
    return { text: DOCUMENT_KIND_NAMES[paper.kind], detail, small: paper.file_name };
  });
  return { title: T.papers, rows, lines: bound.length === 0 ? [T.no_papers] : [] };
}
