import { type CaseRows, chosenOf, type HospitalName, isOpen } from './case-rows.ts';
import { by, type Happening, only } from './happening.ts';

const arrived = ({ flight }: CaseRows): boolean => flight === 'landed';

/** What a doctor who is asked for an opinion can do. */
export const DOCTOR = by('doctor', [
  [
    'takes the opinion on',
    ({ opinion }) => opinion.work === 'offered',
    only(({ opinion }) => void (opinion.work = 'accepted')),
  ],
  [
    'declines the opinion',
    ({ opinion }) => isOpen(opinion.work),
    only(({ opinion }) => void (opinion.work = 'declined')),
  ],
  [
    'signs the opinion',
    ({ opinion }) => opinion.work === 'accepted',
    only(({ opinion }) => void Object.assign(opinion, { work: 'done', signed: true })),
  ],
]);

const isChosen = (rows: CaseRows, name: HospitalName): boolean => chosenOf(rows) === name;
/** A quote that was declined or has lapsed closes the case for its hospital, until the case manager asks again. */
const mayQuote = ({ referral, quote }: CaseRows['hospitals'][HospitalName]): boolean =>
  referral === 'accepted' || (referral === 'done' && (quote === 'sent' || quote === 'withdrawn'));
/** What a hospital that is asked for a quote can do. */
export const ofHospital = (name: HospitalName): Happening[] => {
  const own = (rows: CaseRows) => rows.hospitals[name];
  return by(`hospital ${name}`, [
    [
      'takes the referral on',
      (rows) => own(rows).referral === 'offered',
      only((rows) => void (own(rows).referral = 'accepted')),
    ],
    [
      'declines the referral',
      (rows) => isOpen(own(rows).referral),
      only((rows) => void (own(rows).referral = 'declined')),
    ],
    [
      'sends a quote',
      (rows) => chosenOf(rows) === undefined && mayQuote(own(rows)),
      only((rows) => void Object.assign(own(rows), { referral: 'done', quote: 'sent' })),
    ],
    [
      'takes its quote back',
      (rows) => own(rows).quote === 'sent' && own(rows).referral === 'done',
      only((rows) => void (own(rows).quote = 'withdrawn')),
    ],
    [
      'issues the letter',
      (rows) => isChosen(rows, name) && rows.hasPassport && rows.letter !== 'valid',
      only((rows) => {
        rows.letter = 'valid';
        if (isOpen(own(rows).letter_work)) own(rows).letter_work = 'done';
      }),
    ],
    [
      'takes the letter back',
      (rows) => isChosen(rows, name) && rows.letter === 'valid',
      only((rows) => void (rows.letter = 'withdrawn')),
    ],
    [
      'admits the patient',
      (rows) => isChosen(rows, name) && rows.stay === 'expected',
      only((rows) => void (rows.stay = 'admitted')),
    ],
    [
      'discharges the patient',
      (rows) => isChosen(rows, name) && rows.stay === 'admitted',
      only((rows) => void (rows.stay = 'discharged')),
    ],
    [
      'takes the admission back',
      (rows) => isChosen(rows, name) && rows.stay === 'admitted' && arrived(rows),
      only((rows) => void (rows.stay = 'expected')),
    ],
  ]);
};

/** What an office that helps with the visa can do. */
export const OFFICE = by('visa office', [
  ['takes the visa on', ({ visa }) => visa.work === 'offered', only(({ visa }) => void (visa.work = 'accepted'))],
  ['declines the visa', ({ visa }) => visa.work === 'offered', only(({ visa }) => void (visa.work = 'declined'))],
  [
    'applies for the visa',
    ({ visa }) => visa.work === 'accepted' && (visa.state === 'none' || visa.state === 'refused'),
    only(({ visa }) => void (visa.state = 'applied')),
  ],
  [
    'writes that the visa is granted',
    ({ visa }) => visa.work === 'accepted' && visa.state === 'applied',
    only(({ visa }) => void (visa.state = 'granted')),
  ],
  [
    'writes that the visa is refused',
    ({ visa }) => visa.work === 'accepted' && visa.state === 'applied',
    only(({ visa }) => void (visa.state = 'refused')),
  ],
]);
