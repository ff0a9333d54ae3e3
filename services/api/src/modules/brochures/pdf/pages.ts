import { BRAND } from '@ayana/contracts/brand';
import { daysText, hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { mailHref } from '@ayana/contracts/links';
import type { BrochureFacts, BrochureTreatment, SpecialityTexts } from '../brochure.js';
import { BROCHURE_TEXTS as T } from '../texts/messages.js';
import { COLOURS } from '../../../platform/pdf/colours.js';
import { daysRange, formatPrice } from './format.js';
import { COLUMN, PAGE, type Paper } from '../../../platform/pdf/paper.js';
import { callout, chapter, heading, points, sceneAtBottom, subheading, table } from './elements.js';

const nameOf = ({ plain_name, name }: BrochureTreatment): string => plain_name ?? name;

export function whatItIs(paper: Paper, texts: SpecialityTexts): void {
  chapter(paper, T.what);
  for (const text of texts.what) {
    paper.say('P', text, { size: 12 });
    paper.space(9);
  }
  subheading(paper, T.helps);
  points(paper, texts.helps);
  subheading(paper, T.ask_again);
  points(paper, texts.ask_again);
  paper.space(16);
  callout(paper, T.urgent, texts.urgent);
  sceneAtBottom(paper, texts.scene === 'care-garden.svg' ? 'care-call.svg' : 'care-garden.svg');
}

/** A description of each treatment, on as many pages as needed. */
export function describeTreatments(paper: Paper, treatments: readonly BrochureTreatment[]): void {
  chapter(paper, T.treatments);
  paper.space(6);
  for (const treatment of treatments) {
    const { description } = treatment;
    if (description === null) continue;
    const text = { size: 10.5, width: COLUMN };
    if (!paper.fits(paper.height(description, text) + 34)) chapter(paper, T.treatments);
    paper.say('H3', nameOf(treatment), { face: 'heading', size: 15, gap: 2 });
    paper.space(3);
    paper.say('P', description, text);
    paper.space(10);
  }
}

export function prices(paper: Paper, treatments: readonly BrochureTreatment[]): void {
  const sources = [...new Set(treatments.flatMap(({ source }) => source ?? []))];
  chapter(paper, T.prices, T.prices_lead);
  table(
    paper,
    [
      { title: T.column.treatment, width: 190 },
      { title: T.column.india, width: 118 },
      { title: T.column.us, width: 128 },
      { title: T.column.source, width: COLUMN - 436, align: 'right' },
    ],
    treatments.map((treatment) => [
      nameOf(treatment) === treatment.name ? treatment.name : `${nameOf(treatment)}\n${treatment.name}`,
      formatPrice(treatment.india_usd_min, treatment.india_usd_max),
      formatPrice(treatment.us_usd_min, treatment.us_usd_max),
      treatment.source === null ? '' : String(sources.indexOf(treatment.source) + 1),
    ]),
  );
  paper.space(10);
  paper.say('P', `${T.indicative}.`, { face: 'bold', size: 10.5 });
  const numbered = sources.map((source, index) => `${index + 1}  ${source}`);
  const listed = paper.height(numbered.join('\n'), { size: 9.5, gap: 3 });
  if (!paper.fits(listed + 70)) chapter(paper, T.sources);
  else subheading(paper, T.sources);
  for (const source of numbered) paper.say('P', source, { size: 9.5, gap: 3, colour: COLOURS.stone });
  paper.space(4);
  paper.say('P', T.source_general, { size: 9.5, colour: COLOURS.stone });
}

/** Bars of the days in hospital and in India. */
export function days(paper: Paper, { days: text }: SpecialityTexts, treatments: readonly BrochureTreatment[]): void {
  chapter(paper, T.days);
  paper.say('P', text, { size: 12 });
  paper.space(20);
  const known = treatments.flatMap((treatment) => {
    const total = daysRange(treatment.total_days_in_india);
    const hospital = daysRange(treatment.hospital_days);
    return total && hospital && total[1] > 0 ? [{ treatment, total, hospital }] : [];
  });
  const longest = Math.max(1, ...known.map(({ total }) => total[1]));
  const left = PAGE.left + 190;
  const scale = (PAGE.right - left) / longest;
  const sentence = known
    .map(({ treatment }) =>
      T.days_row(
        nameOf(treatment),
        hospitalStayText(treatment.hospital_days ?? ''),
        indiaStayText(treatment.total_days_in_india ?? ''),
      ),
    )
    .join(' ');

  paper.decorate((doc) => {
    doc.roundedRect(left, paper.y + 2, 14, 10, 2).fill(COLOURS.teal);
    doc.roundedRect(left + 110, paper.y + 2, 14, 10, 2).fill(COLOURS.sea);
  });
  paper.addTextAt('P', T.in_hospital, paper.y, { size: 10.5, x: left + 20, width: 84 });
  paper.addTextAt('P', T.in_india, paper.y, { size: 10.5, x: left + 130, width: 150 });
  paper.space(30);

  const top = paper.y;
  const row = Math.min(46, (PAGE.bottom - 120 - top) / Math.max(1, known.length));
  paper.figure(T.days_alt(sentence), (doc) => {
    for (const [index, { total, hospital }] of known.entries()) {
      const y = top + index * row;
      doc.roundedRect(left, y, Math.max(total[1] * scale, 6), 18, 3).fill(COLOURS.sea);
      if (hospital[1] > 0) doc.roundedRect(left, y, Math.max(hospital[1] * scale, 4), 18, 3).fill(COLOURS.teal);
    }
  });
  paper.decorate(() => {
    for (const [index, { treatment }] of known.entries()) {
      const y = top + index * row;
      const stay = hospitalStayText(treatment.hospital_days ?? '');
      paper.write(nameOf(treatment), y - 2, { face: 'bold', size: 10.5, width: 180, gap: 1 });
      paper.write(`${stay}, ${daysText(treatment.total_days_in_india ?? '')} ${T.in_india}`, y + 20, {
        size: 9,
        x: left,
        colour: COLOURS.stone,
        width: PAGE.right - left,
      });
    }
  });
  paper.y = top + known.length * row + 6;
}

const PLACES = { 6: 'air', 7: 'india', 8: 'india', 9: 'india' } as const;
const placeOf = (stage: number): 'home' | 'air' | 'india' =>
  stage in PLACES ? PLACES[stage as keyof typeof PLACES] : 'home';
const GROUNDS = { home: COLOURS.white, air: COLOURS.marigold, india: COLOURS.teal } as const;

/** The ten stages, as stops on the line. */
export function stages(paper: Paper): void {
  chapter(paper, T.stages, T.stages_lead);
  const step = 59;
  const top = paper.y + 6;
  const x = PAGE.left + 13;
  paper.decorate((doc) => {
    doc
      .moveTo(x, top + 9)
      .lineTo(x, top + 9 + step * (JOURNEY_STAGES.length - 1))
      .lineWidth(4.5)
      .stroke(COLOURS.marigold);
    for (const [index, { number }] of JOURNEY_STAGES.entries())
      doc
        .circle(x, top + 9 + index * step, 12)
        .lineWidth(3.5)
        .fillAndStroke(GROUNDS[placeOf(number)], COLOURS.marigold);
  });
  paper.part('L', (list) => {
    for (const [index, { number, label, what }] of JOURNEY_STAGES.entries()) {
      const y = top + index * step;
      const place = placeOf(number);
      paper.part(
        'LI',
        (item) => {
          paper.addTextAt(
            'Lbl',
            String(number),
            y + 1.5,
            {
              face: 'bold',
              size: 11,
              x: x - 12,
              width: 24,
              align: 'center',
              colour: place === 'india' ? COLOURS.white : COLOURS.ink,
            },
            item,
          );
          paper.addTextAt('LBody', label, y - 1, { face: 'bold', size: 13, x: x + 30, width: 300 }, item);
          paper.addTextAt('LBody', what, y + 17, { size: 11.5, x: x + 30, width: 330 }, item);
          paper.addTextAt(
            'LBody',
            T.stage_places[place],
            y + 1,
            { size: 10.5, x: PAGE.right - 90, width: 90, align: 'right', colour: COLOURS.stone },
            item,
          );
        },
        list,
      );
    }
  });
}

export function sendAndAnswer(paper: Paper, { send }: SpecialityTexts): void {
  chapter(paper, T.send, T.send_lead);
  paper.drawing('care-papers.svg', PAGE.right - 128, 30, 128);
  for (const [name, why] of send) {
    paper.decorate((doc) =>
      doc
        .rect(PAGE.left, paper.y + 2, 11, 11)
        .lineWidth(1)
        .stroke(COLOURS.control),
    );
    const words = { size: 11.5, x: PAGE.left + 150, width: COLUMN - 150 };
    paper.addTextAt('P', name, paper.y, { face: 'bold', size: 11.5, x: PAGE.left + 24, width: 120 });
    paper.addTextAt('P', why, paper.y, words);
    paper.space(paper.height(why, words) + 8);
  }
  paper.space(26);
  heading(paper, T.answer);
  const x = PAGE.left + 9;
  for (const [index, [title = '', text = '']] of T.answer_steps.entries()) {
    const words = { size: 11.5, x: PAGE.left + 34, width: COLUMN - 34 };
    const top = paper.y;
    const height = 17 + paper.height(text, words) + 14;
    paper.decorate((doc) => {
      if (index < T.answer_steps.length - 1)
        doc
          .moveTo(x, top + 9)
          .lineTo(x, top + 9 + height)
          .lineWidth(4.5)
          .stroke(COLOURS.marigold);
      doc
        .circle(x, top + 9, 7)
        .lineWidth(3.5)
        .fillAndStroke(COLOURS.white, COLOURS.marigold);
    });
    paper.addTextAt('P', title, top, { ...words, face: 'bold' });
    paper.addTextAt('P', text, top + 17, words);
    paper.y = top + height;
  }
}

export function surgeonsQuestions(paper: Paper, texts: SpecialityTexts): void {
  chapter(paper, T.questions, T.questions_lead);
  points(paper, [...texts.questions, ...T.questions_always], { box: true });
}

export function whoDoesIt(paper: Paper, { hospitals }: BrochureFacts): void {
  if (hospitals.length === 0) return;
  chapter(paper, T.hospitals, T.hospitals_lead);
  table(
    paper,
    [
      { title: T.hospital.name, width: 240 },
      { title: T.hospital.city, width: 120 },
      { title: T.hospital.beds, width: 50, align: 'right' },
      { title: T.hospital.treatments, width: COLUMN - 410, align: 'right' },
    ],
    hospitals.map(({ hospital_name, city, bed_capacity, treatments }) => [
      hospital_name,
      city,
      bed_capacity === null ? '' : String(bed_capacity),
      String(treatments),
    ]),
  );
  subheading(paper, T.less_left_out_title);
  points(paper, T.left_out);
  sceneAtBottom(paper, 'care-arrival.svg');
}

/** The last page, with a night scene. */
export function contact(paper: Paper, origin: string): void {
  paper.page(COLOURS.teal_900, false);
  paper.drawing('ayana-mark-light.svg', PAGE.left, 72, 66);
  paper.y = 150;
  paper.say('H2', T.contact, { face: 'heading', size: 34, colour: COLOURS.white });
  paper.space(4);
  paper.say('P', T.contact_lead, { size: 14, colour: COLOURS.teal_100, width: 400 });
  paper.space(28);
  const rows = [
    [T.contact_rows.site, `${origin}/consultation`, `${origin}/consultation`],
    [T.contact_rows.mail, BRAND.email, mailHref(BRAND.email)],
    [T.contact_rows.phone, BRAND.phone, BRAND.phone_href],
    [T.contact_rows.address, BRAND.address, null],
  ] as const;
  for (const [name, value, href] of rows) {
    paper.addTextAt('P', name, paper.y, { size: 12, colour: COLOURS.sea, width: 110 });
    paper.link(value, href, paper.y, {
      face: 'bold',
      size: 13,
      colour: COLOURS.white,
      x: PAGE.left + 120,
      width: COLUMN - 120,
    });
    paper.space(32);
  }
  paper.decorate((doc) => {
    doc.moveTo(0, 700).bezierCurveTo(180, 640, 330, 760, PAGE.width, 680).lineWidth(4.5).stroke(COLOURS.marigold);
  });
  paper.y = 742;
  paper.say('P', T.valid, { size: 10.5, colour: COLOURS.teal_100 });
}
