import { JOURNEY_STAGES } from '../../journey/index.ts';
import { chosenOf, HOSPITALS, isOpen } from './case-rows.ts';
import { close } from './endings.ts';
import { type Act, by, only } from './happening.ts';

/** What a case manager can do. */
export const STAFF = by('case manager', [
  [
    'checks a paper',
    ({ papers }) => papers.some(({ state }) => state === 'uploaded'),
    only(({ papers }) => {
      const paper = papers.find(({ state }) => state === 'uploaded');
      if (paper !== undefined) paper.state = 'checked';
    }),
  ],
  [
    'refuses a paper',
    ({ papers }) => papers.some(({ state }) => state === 'uploaded'),
    only(({ papers }) => {
      const paper = papers.find(({ state }) => state === 'uploaded');
      if (paper !== undefined) paper.state = 'refused';
    }),
  ],
  [
    'asks for one more paper',
    ({ papers }) => papers.every(({ kind }) => kind !== 'other'),
    only(({ papers }) => papers.push({ kind: 'other', state: 'wanted' })),
  ],
  ...JOURNEY_STAGES.slice(1).map(({ number, label }): Act => [
    `completes the stage “${label}” by hand`,
    ({ stages }) => !stages.has(number),
    ({ by_hand }): readonly number[] => {
      by_hand.add(number);
      return [number];
    },
  ]),
  [
    'asks the doctor for an opinion',
    ({ opinion }) => !isOpen(opinion.work) && !opinion.signed,
    only(({ opinion }) => void (opinion.work = 'offered')),
  ],
  ...HOSPITALS.map((name): Act => [
    `asks hospital ${name} for a quote`,
    (rows) => chosenOf(rows) === undefined && ['none', 'done', 'cancelled'].includes(rows.hospitals[name].referral),
    only(({ hospitals }) => void (hospitals[name].referral = 'offered')),
  ]),
  [
    'asks the visa office for help',
    ({ visa }) => visa.work === 'none',
    only(({ visa }) => void (visa.work = 'offered')),
  ],
  [
    'says that the patient has landed',
    ({ flight }) => flight === 'booked',
    only((rows) => void (rows.flight = 'landed')),
  ],
  [
    'says that the patient is home',
    (rows) => rows.home_flight === 'booked',
    only((rows) => void (rows.home_flight = 'landed')),
  ],
  ['closes the case', () => true, only(close)],
]);
