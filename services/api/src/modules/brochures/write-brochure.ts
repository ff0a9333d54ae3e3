import { BRAND } from '@ayana/contracts/brand';
import { daysText, hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { mailHref } from '@ayana/contracts/links';
import { threadTask } from '../../platform/threads/thread-task.js';
import { typeset } from '../../platform/typesetting/typeset.js';
import type { BrochureFacts, BrochureTreatment, SpecialityTexts } from './brochure.js';
import { dayText } from '../../platform/typesetting/paper-dates.js';
import { daysRange, formatPrice } from './format.js';
import { BROCHURE_PAPER_MESSAGES as T } from './texts/messages.js';

/**
 * A brochure as PDF (`paper-templates/brochure.typ`). The same texts and facts give the same bytes.
 * @param origin of the site, for its links
 */
export function writeBrochure(texts: SpecialityTexts, facts: BrochureFacts, origin: string): Buffer {
  const { as_of, treatments, hospitals } = facts;
  const prices = pricesOf(treatments);
  return typeset(
    'brochure',
    {
      texts: { ...texts, questions: [...texts.questions, ...T.questions_always] },
      // The texts of every brochure, those without a name to put in.
      words: Object.fromEntries(Object.entries(T).filter(([, text]) => typeof text !== 'function')),
      as_of: `${T.indicative}. ${T.as_of(dayText(as_of))}. ${T.language}.`,
      garden: texts.scene === 'care-garden.svg' ? 'care-call.svg' : 'care-garden.svg',
      ...prices,
      described: treatments.flatMap((treatment) =>
        treatment.description === null ? [] : [{ name: nameOf(treatment), text: treatment.description }],
      ),
      ...barsOf(treatments),
      stages: JOURNEY_STAGES.map(({ number, label, what }) => ({ number, label, what, place: placeOf(number) })),
      hospitals: hospitals.map(({ hospital_name, city, bed_capacity, treatments: count }) => [
        hospital_name,
        city,
        bed_capacity === null ? '' : String(bed_capacity),
        String(count),
      ]),
      contact: [
        { name: T.contact_rows.site, value: `${origin}/consultation`, href: `${origin}/consultation` },
        { name: T.contact_rows.mail, value: BRAND.email, href: mailHref(BRAND.email) },
        { name: T.contact_rows.phone, value: BRAND.phone, href: BRAND.phone_href },
        { name: T.contact_rows.address, value: BRAND.address, href: null },
      ],
    },
    { title: texts.title, subject: texts.lead, made: new Date(`${as_of}T00:00:00Z`) },
  );
}

export const BROCHURE_PAPER = threadTask(import.meta.url, writeBrochure);

const nameOf = ({ plain_name, name }: BrochureTreatment): string => plain_name ?? name;

function pricesOf(treatments: readonly BrochureTreatment[]) {
  const sources = [...new Set(treatments.flatMap(({ source }) => source ?? []))];
  return {
    sources: sources.map((source, index) => `${index + 1}  ${source}`),
    prices: treatments.map((treatment) => ({
      name: nameOf(treatment),
      below: nameOf(treatment) === treatment.name ? null : treatment.name,
      cells: [
        formatPrice(treatment.india_usd_min, treatment.india_usd_max),
        formatPrice(treatment.us_usd_min, treatment.us_usd_max),
        treatment.source === null ? '' : String(sources.indexOf(treatment.source) + 1),
      ],
    })),
  };
}

/** The days in hospital and in India, each as a part of the longest, and the chart in words. */
function barsOf(treatments: readonly BrochureTreatment[]) {
  const known = treatments.flatMap((treatment) => {
    const total = daysRange(treatment.total_days_in_india);
    const hospital = daysRange(treatment.hospital_days);
    return total && hospital && total[1] > 0 ? [{ treatment, total: total[1], hospital: hospital[1] }] : [];
  });
  const longest = Math.max(1, ...known.map(({ total }) => total));
  const rows = known.map(({ treatment, total, hospital }) => {
    const stay = hospitalStayText(treatment.hospital_days ?? '');
    return {
      name: nameOf(treatment),
      text: `${stay}, ${daysText(treatment.total_days_in_india ?? '')} ${T.in_india}`,
      total: total / longest,
      hospital: hospital / longest,
      sentence: T.days_row(nameOf(treatment), stay, indiaStayText(treatment.total_days_in_india ?? '')),
    };
  });
  return { bars: rows, bars_alt: T.days_alt(rows.map(({ sentence }) => sentence).join(' ')) };
}

const PLACES = { 6: 'air', 7: 'india', 8: 'india', 9: 'india' } as const;
const placeOf = (stage: number): 'home' | 'air' | 'india' =>
  stage in PLACES ? PLACES[stage as keyof typeof PLACES] : 'home';
