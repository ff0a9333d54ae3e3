import { BRAND } from '@ayana/contracts/brand';
import {
  CASE_WORDS,
  DISCHARGE_FIELD_NAMES,
  DISCHARGE_FIELDS,
  type DischargeSummary,
  DOCUMENT_KIND_NAMES,
} from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { COLOURS } from '../../../platform/pdf/colours.js';
import { COLUMN, PAGE, Paper } from '../../../platform/pdf/paper.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { flyingText } from '../discharges/write-discharge.js';
import { PACK_TEXTS as T } from './pack-messages.js';
import type { CheckedPaper, PackFacts } from './pack-facts.js';

const INDIAN_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: INDIA_ZONE });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** The day in India of a moment. */
const indianDay = (at: string): string => INDIAN_DAY.format(new Date(at));
const dayText = (day: Date | string): string => DAY.format(new Date(day));

/** A paper of the pack, and how many pages it became; 0 when it is not inside. */
export interface BoundPaper {
  paper: CheckedPaper;
  pages: number;
}

/** The pages before the papers: who, what, how far, and what is inside. */
export async function writePack(facts: PackFacts, bound: readonly BoundPaper[], made: Date): Promise<Buffer> {
  // Once to count its pages: the list of papers names the pages after them.
  const { pages } = await draw(facts, bound, made, 0);
  return (await draw(facts, bound, made, pages)).pdf;
}

export const PACK_PAPER = threadTask(import.meta.url, writePack);

async function draw(
  facts: PackFacts,
  bound: readonly BoundPaper[],
  made: Date,
  before: number,
): Promise<{ pdf: Buffer; pages: number }> {
  const paper = new Paper({ title: T.title, subject: T.subject, author: BRAND.name, made });
  cover(paper, facts, made);
  stages(paper, facts);
  if (facts.opinions.length > 0) opinions(paper, facts);
  if (facts.discharge !== null) discharge(paper, facts.discharge);
  papers(paper, bound, before);
  const pages = paper.count;
  return { pdf: await paper.finished(), pages };
}

function cover(paper: Paper, { name, case_number, birth_date, treatment }: PackFacts, made: Date): void {
  paper.page(COLOURS.white);
  paper.drawing('ayana-mark.svg', PAGE.left, 56, 36);
  paper.addTextAt('P', BRAND.name, 60, { face: 'heading', size: 18, x: PAGE.left + 46 });
  paper.y = 170;
  paper.say('H1', T.title, { face: 'heading', size: 38, gap: 2 });
  paper.space(36);
  fact(paper, T.patient, name);
  paper.say('P', CASE_WORDS.of(case_number), { colour: COLOURS.stone });
  if (birth_date !== null) paper.say('P', T.born(dayText(birth_date)), { colour: COLOURS.stone });
  paper.space(24);
  fact(paper, T.treatment, treatment ?? T.no_treatment);
  paper.space(48);
  paper.say('P', T.made(dayText(made)), { colour: COLOURS.stone });
  paper.say('P', T.confidential, { colour: COLOURS.stone });
}

function fact(paper: Paper, label: string, value: string): void {
  paper.say('P', label, { size: 10, colour: COLOURS.stone });
  paper.space(3);
  paper.say('P', value, { face: 'bold', size: 18 });
}

function chapter(paper: Paper, title: string): void {
  paper.page(COLOURS.white);
  paper.say('H2', title, { face: 'heading', size: 26, gap: 2 });
  paper.space(14);
}

/** A line with something beside it, at the edge of the page. */
function row(paper: Paper, text: string, detail: string, small?: string): void {
  if (!paper.fits(46)) paper.page(COLOURS.white);
  paper.decorate((doc) => {
    doc.moveTo(PAGE.left, paper.y).lineTo(PAGE.right, paper.y).lineWidth(0.75).stroke(COLOURS.line);
  });
  paper.space(8);
  paper.addTextAt('P', detail, paper.y, {
    size: 10,
    colour: COLOURS.stone,
    x: PAGE.left + 250,
    width: COLUMN - 250,
    align: 'right',
  });
  paper.say('P', text, { face: 'bold', size: 11, width: 245 });
  if (small !== undefined) paper.say('P', small, { size: 10, colour: COLOURS.stone, width: 245 });
  paper.space(8);
}

function stages(paper: Paper, facts: PackFacts): void {
  chapter(paper, T.stages);
  facts.stages.forEach(({ label, status, completed_at }, index) => {
    const state = status === 'completed' && completed_at !== null ? T.done_on(dayText(completed_at)) : null;
    row(paper, `${index + 1}. ${label}`, state ?? (status === 'pending' ? T.waiting : T.later));
  });
}

function opinions(paper: Paper, facts: PackFacts): void {
  chapter(paper, T.opinion);
  for (const { summary, alternatives, risks, doctor, signed_at } of facts.opinions) {
    if (!paper.fits(120)) paper.page(COLOURS.white);
    paper.say('P', T.signed(doctor, dayText(signed_at)), { size: 10, colour: COLOURS.stone });
    paper.space(4);
    paper.say('P', summary, { size: 12 });
    if (alternatives !== null) paper.say('P', T.alternatives(alternatives));
    if (risks !== null) paper.say('P', T.risks(risks));
    paper.space(20);
  }
}

function discharge(paper: Paper, summary: DischargeSummary): void {
  const { hospital_name, version, discharged_at, signed_by, signed_at, reason, flight_needs } = summary;
  chapter(paper, T.discharge);
  const lines = [
    T.hospital(hospital_name, version),
    ...(discharged_at === null ? [] : [T.discharged(indianDay(discharged_at))]),
    T.signed(signed_by, indianDay(signed_at)),
    ...(reason === null ? [] : [T.corrected(reason)]),
  ];
  for (const line of lines) paper.say('P', line, { size: 10, colour: COLOURS.stone });
  paper.space(14);
  const part = (title: string, ...texts: string[]): void => {
    if (!paper.fits(80)) paper.page(COLOURS.white);
    paper.say('H3', title, { face: 'bold', size: 12 });
    paper.space(3);
    for (const text of texts) paper.flow(text, { size: 11 }, COLOURS.white);
    paper.space(14);
  };
  part(T.flying, flyingText(summary), ...(flight_needs === null ? [] : [T.flight_needs(flight_needs)]));
  for (const field of DISCHARGE_FIELDS) part(DISCHARGE_FIELD_NAMES[field], summary[field]);
}

function papers(paper: Paper, bound: readonly BoundPaper[], before: number): void {
  chapter(paper, T.papers);
  if (bound.length === 0) paper.say('P', T.no_papers);
  let page = before + 1;
  for (const { paper: each, pages } of bound) {
    const place = pages === 0 ? T.apart : pages === 1 ? T.one_page(page) : T.inside(pages, page);
    row(paper, DOCUMENT_KIND_NAMES[each.kind], place, each.file_name ?? '');
    page += pages;
  }
  paper.space(12);
  if (bound.some(({ paper: { file_name } }) => paper.lacksLetters(file_name ?? '')))
    paper.say('P', T.unknown_letters, { size: 10, colour: COLOURS.stone });
}
