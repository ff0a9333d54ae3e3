import {
  CASE_FACTS,
  type CaseFact,
  type DocumentKind,
  type DocumentState,
  type QuoteState,
} from '../../journey/index.ts';

/** Hospitals that may be asked in a walk. */
export const HOSPITALS = ['A', 'B', 'C'] as const;
export type HospitalName = (typeof HOSPITALS)[number];

export type Work = 'none' | 'offered' | 'accepted' | 'declined' | 'done' | 'cancelled';
type Flight = 'none' | 'booked' | 'landed';
export interface WalkedPaper {
  kind: DocumentKind;
  state: DocumentState;
}

/** What a walk has done to a case so far: what its rows are to say. */
export interface CaseRows {
  journey: 'open' | 'paused' | 'closed';
  isWithdrawn: boolean;
  /** Records of the patient; not what the hospital makes. */
  papers: WalkedPaper[];
  opinion: { work: Work; signed: boolean };
  hospitals: Record<HospitalName, { referral: Work; quote: 'none' | QuoteState; letter_work: Work }>;
  /** Hospitals that nobody plays and that were asked in the place of one that has declined: their open work. */
  elsewhere: number;
  visa: { work: Work; state: 'none' | 'applied' | 'granted' | 'refused' };
  hasPassport: boolean;
  letter: 'none' | 'valid' | 'withdrawn';
  flight: Flight;
  home_flight: Flight;
  stay: 'none' | 'expected' | 'admitted' | 'discharged';
  check_ins: { planned: boolean; due: number; answered: number };
  stages: Set<number>;
  /** Of them, those that a person has completed by hand. */
  by_hand: Set<number>;
  /** It was closed or withdrawn for a time: what happened then has moved nothing. */
  was_shut: boolean;
}

export const newCase = (): CaseRows => ({
  journey: 'open',
  isWithdrawn: false,
  papers: [],
  opinion: { work: 'none', signed: false },
  hospitals: {
    A: { referral: 'none', quote: 'none', letter_work: 'none' },
    B: { referral: 'none', quote: 'none', letter_work: 'none' },
    C: { referral: 'none', quote: 'none', letter_work: 'none' },
  },
  elsewhere: 0,
  visa: { work: 'none', state: 'none' },
  hasPassport: false,
  letter: 'none',
  flight: 'none',
  home_flight: 'none',
  stay: 'none',
  check_ins: { planned: false, due: 0, answered: 0 },
  stages: new Set([1]),
  by_hand: new Set(),
  was_shut: false,
});

export const copyOf = (rows: CaseRows): CaseRows => ({
  ...(JSON.parse(JSON.stringify(rows)) as CaseRows),
  stages: new Set(rows.stages),
  by_hand: new Set(rows.by_hand),
});

/** Nobody works on it any more. */
export const isOver = ({ isWithdrawn, journey }: CaseRows): boolean => isWithdrawn || journey === 'closed';
export const isOpen = (work: Work): boolean => work === 'offered' || work === 'accepted';
export const quoteStates = ({ hospitals }: CaseRows) => HOSPITALS.map((name) => hospitals[name].quote);
export const chosenOf = ({ hospitals }: CaseRows): HospitalName | undefined =>
  HOSPITALS.find((name) => hospitals[name].quote === 'accepted');
/** The patient can accept one of them. */
export const canChoose = (rows: CaseRows): boolean =>
  chosenOf(rows) === undefined && quoteStates(rows).includes('sent');
/** Papers that the patient has to send. */
export const missingPapers = ({ papers }: CaseRows): WalkedPaper[] =>
  papers.filter(({ state }) => state === 'wanted' || state === 'refused');
export const missesPapers = (rows: CaseRows): boolean => missingPapers(rows).length > 0;

/** A hospital has been asked for a quote, and has neither sent nor declined. */
export const areHospitalsAsked = ({ hospitals, elsewhere }: CaseRows): boolean =>
  elsewhere > 0 || HOSPITALS.some((name) => isOpen(hospitals[name].referral));
export const isLetterAsked = ({ hospitals }: CaseRows): boolean =>
  HOSPITALS.some((name) => isOpen(hospitals[name].letter_work));
/** Check-ins of one follow-up. */
export const CHECK_INS = 4;
export const areCheckInsAnswered = ({ check_ins }: CaseRows): boolean =>
  check_ins.planned && check_ins.answered >= CHECK_INS;

/** What has happened in such a case, said without the table and without SQL. */
export function factsOfRows(rows: CaseRows): Set<CaseFact> {
  const { opinion, letter, visa, flight, home_flight, stay, check_ins, journey, papers } = rows;
  const hasSent = papers.some(({ state }) => state === 'uploaded' || state === 'checked');
  const happened: Record<CaseFact, boolean> = {
    records_wanted: missesPapers(rows),
    records_complete: hasSent && !missesPapers(rows),
    records_checked: hasSent && papers.every(({ state }) => state === 'checked'),
    opinion_asked: isOpen(opinion.work),
    opinion_signed: opinion.signed,
    hospitals_asked: areHospitalsAsked(rows),
    quote_sent: quoteStates(rows).some((state) => state !== 'none'),
    quotes_ended:
      quoteStates(rows).some((state) => state !== 'none') && !canChoose(rows) && chosenOf(rows) === undefined,
    quote_accepted: chosenOf(rows) !== undefined,
    // In walks nobody pays.
    deposit_paid: false,
    deposit_waived: false,
    letter_asked: isLetterAsked(rows),
    letter_issued: letter === 'valid',
    visa_refused: visa.state === 'refused',
    visa_granted: visa.state === 'granted',
    flights_booked: flight !== 'none',
    // In walks nobody books a room or a car.
    lodging_booked: false,
    pickup_booked: false,
    arrived: flight === 'landed',
    admitted: stay === 'admitted' || stay === 'discharged',
    treated: rows.stages.has(8),
    discharged: stay === 'discharged',
    return_booked: home_flight !== 'none',
    flown_home: home_flight === 'landed',
    check_in_answered: check_ins.answered > 0,
    check_ins_answered: areCheckInsAnswered(rows),
    status_set: false,
    withdrawn: rows.isWithdrawn,
    closed: journey === 'closed',
  };
  return new Set(CASE_FACTS.filter((fact) => happened[fact]));
}
