import {
  JOURNEY_STAGES,
  type Quote,
  type TravelLeg,
  type VisaApplication,
  type VisaLetter,
} from '@ayana/contracts/journey';
import { HOSPITALS, type HospitalName, type WalkedPaper } from '@ayana/contracts/testing/walks';
import { QuoteLapseJob } from '../../src/modules/offers/quotes/quote-lapse.job.js';
import { quoteForm } from '../../src/modules/journeys/testing/case.js';
import { PDF } from '../../src/platform/files/testing/uploads.js';
import type { WalkedCase, WorkRow } from './walked-case.js';

type Act = (one: WalkedCase) => Promise<unknown>;
const HOUR = 60 * 60_000;
const inDays = (days: number): string => new Date(Date.now() + days * 24 * HOUR).toISOString();

async function sendPaper({ api, patient, id }: WalkedCase, kind: string): Promise<void> {
  const form = new FormData();
  form.set('journey_id', id);
  form.set('kind', kind);
  form.set('file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'scan.pdf');
  const headers = { authorization: `Bearer ${patient.token}` };
  const answer = await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`The paper was answered ${answer.status}: ${await answer.text()}`);
}

/** The paper that the walk is about, as the API knows it. */
async function paperOf(one: WalkedCase, which: (paper: WalkedPaper) => boolean): Promise<string> {
  const paper = one.rows.papers.find(which);
  const found = (await one.papers()).find(
    ({ kind, status, replaced_by }) => kind === paper?.kind && status === paper.state && replaced_by === null,
  );
  if (found === undefined)
    throw new Error(`The case has no paper of the kind ${paper?.kind ?? ''} that is ${paper?.state ?? ''}`);
  return found.id;
}

const openWork = async (one: WalkedCase, which: (work: WorkRow) => boolean): Promise<string> => {
  const found = (await one.work()).findLast((work) => ['offered', 'accepted'].includes(work.status) && which(work));
  if (found === undefined) throw new Error('There is no such work');
  return found.id;
};
const opinionWork = (one: WalkedCase) => openWork(one, ({ kind }) => kind === 'opinion');
const visaWork = (one: WalkedCase) =>
  openWork(one, ({ kind, assignee_user_id }) => kind === 'visa_support' && assignee_user_id !== null);
const referralOf = (one: WalkedCase, name: HospitalName) =>
  openWork(one, ({ kind, partner_id }) => kind === 'referral' && partner_id === one.cast.hospitals[name].partner_id);

const quoteOf = async (one: WalkedCase, name: HospitalName, status: string): Promise<Quote> => {
  const { items } = await one.must<{ items: Quote[] }>('staff', 'GET', `/quotes?journey_id=${one.id}`);
  const quote = items.find((each) => each.hospital.id === one.cast.hospitals[name].id && each.status === status);
  if (quote === undefined) throw new Error(`There is no quote of hospital ${name} that is ${status}`);
  return quote;
};

const bookFlight =
  (kind: 'flight' | 'return_flight', days: number): Act =>
  (one) =>
    one.must(one.patient, 'POST', '/flight-reports', {
      journey_id: one.id,
      kind,
      starts_at: inDays(days),
      zone: 'Asia/Kolkata',
    });

const land =
  (kind: 'flight' | 'return_flight'): Act =>
  async (one) => {
    const { items } = await one.must<{ items: TravelLeg[] }>('staff', 'GET', `/travel-legs?journey_id=${one.id}`);
    const leg = items.find((each) => each.kind === kind && each.status === 'booked');
    return one.must('staff', 'PATCH', `/travel-legs/${leg?.id ?? ''}`, { status: 'done' });
  };

const answerWork = (one: WalkedCase, by: Parameters<WalkedCase['must']>[0], id: string, accepts: boolean) =>
  one.must(by, 'PATCH', `/assignments/${id}`, {
    status: accepts ? 'accepted' : 'declined',
    ...(accepts ? {} : { declined_reason: 'No time this month.' }),
  });

const stepOfVisa =
  (step: string, more: object): Act =>
  async (one) =>
    one.must<VisaApplication>(one.cast.office, 'POST', `/visa-applications/${await visaWork(one)}/steps`, {
      step,
      ...more,
    });

const stepOfStay =
  (name: HospitalName, step: string): Act =>
  async (one) => {
    const { person } = one.cast.hospitals[name];
    const { items } = await one.must<{ items: { id: string }[] }>('staff', 'GET', `/admissions?journey_id=${one.id}`);
    const at = step === 'take_back' ? {} : { at: new Date().toISOString() };
    return one.must(person, 'PATCH', `/admissions/${items[0]?.id ?? ''}`, { step, ...at });
  };

const PATIENT: Record<string, Act> = {
  'patient sends a paper that was asked for': async (one) => {
    const paper = one.rows.papers.find(({ state }) => state === 'wanted' || state === 'refused');
    await sendPaper(one, paper?.kind ?? '');
  },
  'patient sends a paper that nobody asked for': (one) => sendPaper(one, 'follow_up'),
  'patient books a flight': bookFlight('flight', 20),
  'patient books the flight home': bookFlight('return_flight', 40),
  'patient gives the passport': (one) =>
    one.must(one.patient, 'PATCH', '/patient-details/own', {
      nationality: 'Nepal',
      passport_number: 'N1234567',
      passport_name: 'PRAKASH THAPA',
    }),
  'patient withdraws the request': (one) =>
    one.must(one.patient, 'POST', `/treatment-requests/${one.request_id}/transitions`, { name: 'withdraw' }),
  'patient answers a check-in': async (one) => {
    const [due] = await one.query<{ id: string }>(
      `select id from check_ins where journey_id = $1 and answered_at is null order by day limit 1`,
    );
    const answers = { pain: 2, fever: false, wound: 'good', medicine_taken: true };
    return one.must(one.patient, 'POST', `/check-ins/${due?.id ?? ''}/answer`, answers);
  },
};

const give = (one: WalkedCase, body: object) =>
  one.must('staff', 'POST', '/assignments', { journey_id: one.id, brief: 'Please look at this case.', ...body });
const decidePaper =
  (body: object): Act =>
  async (one) =>
    one.must('staff', 'PATCH', `/documents/${await paperOf(one, ({ state }) => state === 'uploaded')}`, body);

const STAFF: Record<string, Act> = {
  'case manager checks a paper': decidePaper({ status: 'checked' }),
  'case manager refuses a paper': decidePaper({ status: 'refused', refused_reason: 'It is too dark to read.' }),
  'case manager asks for one more paper': (one) =>
    one.must('staff', 'POST', '/documents/wanted', {
      journey_id: one.id,
      kind: 'other',
      reason: 'The surgeon asks for it.',
    }),
  'case manager asks the doctor for an opinion': (one) =>
    give(one, { kind: 'opinion', assignee_user_id: one.cast.doctor.id }),
  'case manager asks the visa office for help': (one) =>
    give(one, { kind: 'visa_support', assignee_user_id: one.cast.office.id }),
  'case manager says that the patient has landed': land('flight'),
  'case manager says that the patient is home': land('return_flight'),
  'case manager closes the case': (one) =>
    one.must('staff', 'PATCH', `/patient-journeys/${one.id}`, { status: 'closed', closed_reason: 'Treated at home.' }),
  'case manager opens the case again': (one) =>
    one.must('staff', 'PATCH', `/patient-journeys/${one.id}`, { status: 'open' }),
};
for (const { number, label } of JOURNEY_STAGES)
  STAFF[`case manager completes the stage “${label}” by hand`] = (one) =>
    one.must('staff', 'POST', '/rpc/update_journey_stage', {
      p_journey_id: one.id,
      p_stage_number: number,
      p_status: 'completed',
    });

const DOCTOR: Record<string, Act> = {
  'doctor takes the opinion on': async (one) => answerWork(one, one.cast.doctor, await opinionWork(one), true),
  'doctor declines the opinion': async (one) => answerWork(one, one.cast.doctor, await opinionWork(one), false),
  'doctor signs the opinion': async (one) => {
    const { doctor } = one.cast;
    const words = { journey_id: one.id, summary: 'A new knee helps.', fit_to_travel: 'yes' };
    const { id } = await one.must(doctor, 'POST', '/medical-opinions', words);
    return one.must(doctor, 'POST', `/medical-opinions/${id}/sign`);
  },
};

const OFFICE: Record<string, Act> = {
  'visa office takes the visa on': async (one) => answerWork(one, one.cast.office, await visaWork(one), true),
  'visa office declines the visa': async (one) => answerWork(one, one.cast.office, await visaWork(one), false),
  'visa office applies for the visa': stepOfVisa('apply', { reference: 'IND-77' }),
  'visa office writes that the visa is granted': stepOfVisa('grant', {
    visa_number: 'VN123456',
    valid_until: '2099-02-09',
  }),
  'visa office writes that the visa is refused': stepOfVisa('refuse', { reason: 'A paper is missing.' }),
};

const ofHospital = (name: HospitalName): Record<string, Act> => {
  const personOf = ({ cast }: WalkedCase) => cast.hospitals[name].person;
  return {
    [`patient accepts the quote of ${name}`]: async (one) =>
      one.must(one.patient, 'POST', `/quotes/${(await quoteOf(one, name, 'sent')).id}/accept`),
    [`patient declines the quote of ${name}`]: async (one) =>
      one.must(one.patient, 'POST', `/quotes/${(await quoteOf(one, name, 'sent')).id}/decline`, {}),
    [`case manager asks hospital ${name} for a quote`]: (one) =>
      give(one, { kind: 'referral', partner_hospital_id: one.cast.hospitals[name].id }),
    [`hospital ${name} takes the referral on`]: async (one) =>
      answerWork(one, personOf(one), await referralOf(one, name), true),
    [`hospital ${name} declines the referral`]: async (one) =>
      answerWork(one, personOf(one), await referralOf(one, name), false),
    [`hospital ${name} sends a quote`]: async (one) => {
      const form = quoteForm(one.id, one.cast.hospitals[name]);
      const { id } = await one.must(personOf(one), 'POST', '/quotes', form);
      return one.must(personOf(one), 'POST', `/quotes/${id}/send`);
    },
    [`hospital ${name} takes its quote back`]: async (one) =>
      one.must(personOf(one), 'POST', `/quotes/${(await quoteOf(one, name, 'sent')).id}/withdraw`, {}),
    [`hospital ${name} issues the letter`]: async (one) =>
      one.must<VisaLetter>(personOf(one), 'POST', '/letters', {
        quote_id: (await quoteOf(one, name, 'accepted')).id,
        admission_on: '2099-03-01',
        stay_until: '2099-03-20',
      }),
    [`hospital ${name} takes the letter back`]: async (one) => {
      const { items } = await one.must<{ items: VisaLetter[] }>('staff', 'GET', `/letters?journey_id=${one.id}`);
      return one.must(
        personOf(one),
        'POST',
        `/letters/${items.find(({ status }) => status === 'valid')?.id ?? ''}/withdraw`,
      );
    },
    [`hospital ${name} admits the patient`]: stepOfStay(name, 'admit'),
    [`hospital ${name} discharges the patient`]: stepOfStay(name, 'discharge'),
    [`hospital ${name} takes the admission back`]: stepOfStay(name, 'take_back'),
  };
};

const CLOCK: Record<string, Act> = {
  'clock lets open quotes lapse': async (one) => {
    await one.query(`update quotes set valid_until = current_date - 2 where journey_id = $1 and status = 'sent'`);
    await one.api.app.get(QuoteLapseJob, { strict: false }).run();
  },
  'clock brings a check-in': (one) =>
    one.query(`update check_ins set due_on = current_date - 1 where id = (select id from check_ins where journey_id = $1
      and due_on > current_date - 1 and answered_at is null order by day limit 1)`),
};

/** How each thing that can happen in a walk is done through HTTP, by those who do it. */
export const ACTS: Readonly<Record<string, Act>> = Object.assign(
  {},
  PATIENT,
  STAFF,
  DOCTOR,
  OFFICE,
  CLOCK,
  ...HOSPITALS.map(ofHospital),
);
