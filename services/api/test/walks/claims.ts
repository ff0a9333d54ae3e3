import { CASE_STEPS, type CaseFact, type CaseStep, patientStep } from '@ayana/contracts/journey';
import {
  canChoose,
  type CaseRows,
  chosenOf,
  HOSPITALS,
  type HospitalName,
  IS_AT,
  missesPapers,
} from '@ayana/contracts/testing/walks';
import type { WalkedCase } from './walked-case.js';

type When = (rows: CaseRows, one: WalkedCase) => boolean;

/** What happens before each step, to know its sentence. */
const BEFORE: Readonly<Record<CaseStep, readonly CaseFact[]>> = {
  review: [],
  records: ['records_wanted'],
  records_here: ['records_complete'],
  opinion: ['records_complete', 'opinion_asked'],
  opinion_here: ['opinion_signed'],
  quotes: ['opinion_signed', 'hospitals_asked'],
  choice: ['quote_sent'],
  quotes_again: ['quote_sent', 'quotes_ended'],
  arrange: ['quote_accepted'],
  visa: ['letter_issued'],
  visa_refused: ['visa_refused'],
  flights: ['visa_granted'],
  ready: ['visa_granted', 'flights_booked'],
  arrived: ['arrived'],
  admission: ['quote_accepted', 'arrived'],
  treatment: ['admitted'],
  recovery: ['discharged'],
  at_home: ['flown_home'],
  followed_up: ['check_ins_answered'],
  complete: ['treated', 'closed'],
  closed: ['closed'],
  withdrawn: ['withdrawn'],
};
const stepOf = (sentence: string): CaseStep | undefined =>
  CASE_STEPS.find((step) => patientStep(new Set(BEFORE[step])).text === sentence);

const named = (text: string, one: WalkedCase): HospitalName | undefined =>
  HOSPITALS.find((name) => text.includes(one.cast.hospitals[name].name));
const quoteIs =
  (state: string): ((text: string) => When) =>
  (text) =>
  (rows, one) => {
    const name = named(text, one);
    return name !== undefined && rows.hospitals[name].quote === state;
  };

/** What the bell and the mails of the patient say, by how their title begins: as long as it is so. */
const TITLES: readonly (readonly [begins: string, so: (title: string, message: string) => When])[] = [
  ['Your quotes are there', () => canChoose],
  ['A quote has arrived', (_title, message) => quoteIs('sent')(message)],
  ['You have chosen a quote', (_title, message) => quoteIs('accepted')(message)],
  ['A quote has expired', (_title, message) => quoteIs('expired')(message)],
  ['A quote was withdrawn', (_title, message) => quoteIs('withdrawn')(message)],
  ['Please send your records', () => missesPapers],
  ['A doctor’s opinion is ready', () => (rows) => rows.opinion.signed],
  [
    'Completed: ',
    (_title, message) => (rows) => {
      const step = stepOf(message);
      return step === undefined || IS_AT[step](rows);
    },
  ],
];

/** What a mail says to the hospitals and to the staff: as long as it is so. */
function mailSays(template: string, data: Record<string, unknown>, reader: HospitalName | undefined): When {
  switch (template) {
    case 'quote_declined_notice':
      return (rows) =>
        reader !== undefined &&
        (data['why'] === 'declined'
          ? rows.hospitals[reader].quote === 'declined'
          : data['why'] === 'withdrawn'
            ? rows.isWithdrawn
            : chosenOf(rows) !== undefined && chosenOf(rows) !== reader);
    case 'quote_chosen_notice':
      return (rows) => chosenOf(rows) === reader;
    case 'quote_accepted_notice':
      return (rows) => chosenOf(rows) !== undefined;
    case 'visa_refused':
      return ({ visa }) => visa.state === 'refused';
    case 'request_withdrawn':
      return ({ isWithdrawn }) => isWithdrawn;
    default:
      return () => true;
  }
}

interface Notice {
  id: string;
  title: string;
  message: string;
}
interface Mail {
  id: string;
  template: string;
  data: Record<string, unknown>;
  recipient: string;
}

/** Everything that a case has said so far, each thing looked at once. */
export class Said {
  private readonly known = new Set<string>();

  constructor(private readonly one: WalkedCase) {}

  /** What was said since the last time, and is not so. */
  async faults(): Promise<string[]> {
    const { one } = this;
    const [notices, mails] = await Promise.all([
      one.query<Notice>(
        'select id, title, message from patient_notifications where journey_id = $1 order by created_at, id',
      ),
      one.query<Mail>(
        `select id, template, data, recipient from outgoing_mails
         where recipient is not null and (dedupe_key like '%' || $1 || '%' or dedupe_key ~ (select coalesce(string_agg(id::text, '|'), 'none')
           from (select id from quotes where journey_id = $1::uuid union all select id from assignments where journey_id = $1::uuid) of_case))`,
      ),
    ]);
    return [
      ...notices.filter((each) => this.isNew(each)).flatMap((notice) => this.ofNotice(notice)),
      ...mails.filter((each) => this.isNew(each)).flatMap((mail) => this.ofMail(mail)),
    ];
  }

  private isNew({ id }: { id: string }): boolean {
    if (this.known.has(id)) return false;
    this.known.add(id);
    return true;
  }

  private ofNotice({ title, message }: Notice): string[] {
    // A title is the text message and the subject of the mail, which are read on locked screens.
    if (named(title, this.one) !== undefined) return [`the title “${title}” names the hospital`];
    const [, so] = TITLES.find(([begins]) => title.startsWith(begins)) ?? [];
    return so === undefined || so(title, message)(this.one.rows, this.one)
      ? []
      : [`the patient reads “${title}: ${message}”, which is not so`];
  }

  private ofMail({ template, data, recipient }: Mail): string[] {
    const reader = HOSPITALS.find((name) => this.one.cast.hospitals[name].person.email === recipient);
    return mailSays(template, data, reader)(this.one.rows, this.one)
      ? []
      : [`a mail “${template}” (${JSON.stringify(data)}) to ${reader ?? recipient} says what is not so`];
  }
}
