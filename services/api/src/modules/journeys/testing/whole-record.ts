import { randomUUID } from 'node:crypto';
import type { AssignmentKind, CompanionPermission } from '@ayana/contracts/journey';
import { ASSIGNMENT_GRANTS } from '@ayana/contracts/journey';
import type { TestApi } from '../../../../test/support/api.js';
import { allergyTo, giveHealth } from './health.js';
import { releasedCare } from './released-care.js';
import { hospitalOf, type Hospital, type Person, personOf } from './case.js';

/** The clock of India is this far ahead, in milliseconds. */
const INDIA = 5.5 * 60 * 60_000;
const at = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

/** A text that is nowhere else: it is found in an answer only where the answer has what it belongs to. */
const mark = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

export type Record = Awaited<ReturnType<typeof recordOf>>;

/** A journey with something of everything, each with a text or an id of its own, and the work of another hospital beside it. */
export async function recordOf(api: TestApi, patient: Person, file: Buffer) {
  const rows = api.database.rows;
  const idOf = async (text: string, values: unknown[]): Promise<string> =>
    (await rows<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';
  const rival: Hospital = await hospitalOf(api, 3);
  const own: Hospital = await hospitalOf(api, 4);
  const staff = await personOf(api, 'ayana_staff');

  const marks: { [name: string]: string } = Object.fromEntries(
    [
      'name',
      'nationality',
      'passport_number',
      'allergies',
      'medicines',
      'conditions',
      'special_needs',
      'notes',
      'emergency',
      'result',
      'prescribed',
      'opinion',
      'own_quote',
      'other_quote',
      'own_admission',
      'own_summary',
      'other_admission',
      'own_bill',
      'other_bill',
      'payment',
      'own_leg',
      'other_leg',
      'flight',
      'own_visa',
      'other_visa',
      'own_task',
      'other_task',
      'own_brief',
      'other_brief',
      'own_message',
      'other_message',
      'other_request',
      'patient_message',
      'internal_message',
      'internal_line',
      'public_line',
      'admin_note',
      'worry',
      'companion',
    ].map((name) => [name, mark(name)]),
  );
  const text = (name: string): string => marks[name] ?? '';
  marks['email'] = patient.email;
  marks['phone'] = `+25470${String(Date.now()).slice(-7)}`;
  marks['other_name'] = mark('A rival');
  await rows('update partner_hospitals set hospital_name = $2 where id = $1', [rival.id, text('other_name')]);
  await rows('update users set name = $2, phone = $3 where id = $1', [patient.id, text('name'), text('phone')]);

  const [treatment] = await rows<{ id: string; name: string }>(
    'select id, name from treatments where is_active order by id limit 1',
  );
  marks['treatment'] = treatment?.name ?? '';
  const request = await api.call<{ id: string }>('POST', '/treatment-requests', {
    token: patient.token,
    body: { treatment_id: treatment?.id, patient_notes: text('notes') },
  });
  const { body: journey } = await api.call<{ id: string }>('POST', '/patient-journeys', {
    token: staff.token,
    body: { patient_id: patient.id, treatment_request_id: request.body.id },
  });
  const id = journey.id;
  await rows('update treatment_requests set admin_notes = $2 where id = $1', [request.body.id, text('admin_note')]);
  await rows(
    `insert into patient_details (patient_id, nationality, passport_number, special_needs, emergency_name, version, updated_at)
     values ($1, $2, $3, $4, $5, 1, now())`,
    [patient.id, text('nationality'), text('passport_number'), text('special_needs'), text('emergency')],
  );
  await giveHealth(api, patient.id, {
    sex: 'female',
    allergies: allergyTo(text('allergies')),
    medicines: [{ name: text('medicines'), strength: null, frequency: null }],
    conditions: [text('conditions')],
  });
  for (const [visibility, name] of [
    ['public', 'public_line'],
    ['internal', 'internal_line'],
  ])
    await api.database.add('journey_entries', { journey_id: id, visibility, text: text(name ?? '') });

  const papers: { [name: string]: string } = {};
  for (const [name, kind] of [
    ['report', 'report'],
    ['passport_paper', 'passport'],
    ['visa_letter', 'visa_letter'],
    ['receipt', 'receipt'],
  ] as const) {
    const form = new FormData();
    form.set('journey_id', id);
    form.set('kind', kind);
    form.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'scan.pdf');
    const answer = await fetch(`${api.url}/api/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${patient.token}` },
      body: form,
    });
    papers[name] = ((await answer.json()) as { id: string }).id;
    marks[name] = papers[name];
  }

  const assignment = (kind: AssignmentKind, to: { user?: string; partner?: string }, status: string, brief: string) =>
    api.database.add('assignments', {
      journey_id: id,
      kind,
      assignee_user_id: to.user,
      partner_id: to.partner,
      partner_hospital_id: kind === 'referral' ? (to.partner === rival.partner_id ? rival.id : own.id) : null,
      status,
      brief,
    });
  const thread = (kind: string, assignment_id: string | null) =>
    api.database.add('threads', { journey_id: id, kind, assignment_id });
  const write = (thread_id: string, author: string, name: string) =>
    api.database.add('messages', { thread_id, author_id: author, text: text(name) });
  const quote = (assignment_id: string, hospital: Hospital, name: string) =>
    idOf(
      `insert into quotes (id, journey_id, assignment_id, partner_hospital_id, version, status, currency, valid_until, refund_terms, sent_at, revision, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 1, 'sent', 'USD', '2099-01-01', $4, now(), 1, now(), now())`,
      [id, assignment_id, hospital.id, text(name)],
    );
  const bill = (quote_id: string, hospital: Hospital, name: string) =>
    rows(
      `insert into bills (id, journey_id, quote_id, partner_hospital_id, kind, version, status, currency, note, sent_at, revision, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'interim', 1, 'sent', 'USD', $4, now(), 1, now(), now())`,
      [id, quote_id, hospital.id, text(name)],
    );
  const stay = (quote_id: string, hospital: Hospital, name: string) =>
    rows(
      `insert into admissions (id, journey_id, quote_id, partner_hospital_id, status, admitted_at, room, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'admitted', now(), $4, 1, now(), now())`,
      [id, quote_id, hospital.id, text(name)],
    );
  const summary = (quote_id: string, name: string) =>
    rows(
      `insert into discharge_summaries (id, journey_id, quote_id, document_id, version, diagnosis, treatment_given, medicines, warning_signs,
         follow_up, fit_to_fly, signed_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), 1, $3, '', '', '', '', 'yes', now())`,
      [id, quote_id, text(name)],
    );
  const leg = (assignment_id: string, name: string) =>
    api.database.add('travel_legs', { journey_id: id, kind: 'transfer', to_place: text(name), assignment_id });
  const visa = (assignment_id: string, name: string) =>
    rows(
      `insert into visa_applications (id, journey_id, assignment_id, status, applied_on, reference, decided_on, visa_number, valid_until, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'granted', now(), 'IND-1', now(), $3, '2099-01-01', 1, now(), now())`,
      [id, assignment_id, text(name)],
    );
  const task = (owner_kind: string, owner_id: string, name: string) =>
    api.database.add('journey_tasks', { journey_id: id, title: text(name), owner_kind, owner_id });

  const others = await assignment('referral', { partner: rival.partner_id }, 'accepted', text('other_brief'));
  const otherThread = await thread('partner', others);
  await write(otherThread, rival.person.id, 'other_message');
  const otherQuote = await quote(others, rival, 'other_quote');
  await bill(otherQuote, rival, 'other_bill');
  await stay(otherQuote, rival, 'other_admission');
  await api.database.add('case_payments', { journey_id: id, how: text('payment') });
  await leg(others, 'other_leg');
  // Nobody's work; who brings the patient to it reads of it in the manifest.
  await rows(
    `insert into travel_legs (id, journey_id, kind, reference, starts_at, zone, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'return_flight', $2, now() + interval '3 hours', 'Asia/Kolkata', 'booked', 1, now(), now())`,
    [id, text('flight')],
  );
  await releasedCare(api, id, staff.id, {
    laboratory: await assignment(
      'lab_order',
      { user: (await personOf(api, 'laboratory_partner')).id },
      'done',
      'Please test.',
    ),
    pharmacy: await assignment(
      'prescription',
      { user: (await personOf(api, 'pharmacy_partner')).id },
      'done',
      'Please deliver.',
    ),
    result: text('result'),
    medicine: text('prescribed'),
  });
  const office = await personOf(api, 'partner/travel_visa');
  await visa(await assignment('visa_support', { user: office.id }, 'accepted', 'Please help.'), 'other_visa');
  await task('partner', rival.partner_id, 'other_task');
  await rows(
    `insert into paper_requests (id, journey_id, assignment_id, document_id, kind, reason, asked_by, created_at)
     values (gen_random_uuid(), $1, $2, $3, 'report', $4, $5, now())`,
    [id, others, papers['report'], text('other_request'), rival.person.id],
  );
  await rows(
    `insert into medical_opinions (id, journey_id, doctor_id, version, summary, fit_to_travel, signed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 1, $3, 'yes', now(), now(), now())`,
    [id, staff.id, text('opinion')],
  );
  await rows(
    `insert into check_ins (id, journey_id, day, due_on, pain, fever, wound, medicine_taken, worry, red_flags, answered_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 3, now(), 2, false, 'good', true, $2, '{}', now(), now(), now())`,
    [id, text('worry')],
  );
  await api.database.add('companions', { journey_id: id, name: text('companion'), accepted_at: null });
  const threads = await rows<{ id: string; kind: string }>('select id, kind from threads where journey_id = $1', [id]);
  for (const { id: thread_id, kind } of threads) {
    if (kind === 'patient') await write(thread_id, patient.id, 'patient_message');
    if (kind === 'internal') await write(thread_id, staff.id, 'internal_message');
  }

  let work: string | null = null;
  let ownQuote: string | null = null;
  let ownThread: string | null = null;

  async function begin(kind: AssignmentKind, to: { user?: string; partner?: string }, status: string): Promise<void> {
    work = await assignment(kind, to, status, text('own_brief'));
    ownThread = await thread('partner', work);
    await write(ownThread, staff.id, 'own_message');
    if (kind === 'opinion' || kind === 'referral') {
      ownQuote = await quote(work, own, 'own_quote');
      await bill(ownQuote, own, 'own_bill');
      await stay(ownQuote, own, 'own_admission');
      await summary(ownQuote, 'own_summary');
    }
    await leg(work, 'own_leg');
    if (kind === 'visa_support') await visa(work, 'own_visa');
    await task(to.partner === undefined ? 'doctor' : 'partner', to.partner ?? to.user ?? '', 'own_task');
    const isOpen = status === 'offered' || status === 'accepted' || (status === 'done' && kind === 'referral');
    for (const granted of ASSIGNMENT_GRANTS[kind])
      await rows(
        `insert into record_grants (id, journey_id, kind, to_user_id, to_partner_id, assignment_id, reason, starts_at, ends_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, '', now() - interval '1 day', $6, now())`,
        [id, granted, to.user ?? null, to.partner ?? null, work, isOpen ? null : new Date()],
      );
  }

  /** Every route that answers with something of a journey. */
  const routesOf = (): string[] => [
    '/assignments',
    `/assignments?journey_id=${id}`,
    ...[work, others].flatMap((each) => (each === null ? [] : [`/assignments/${each}`])),
    '/patient-journeys',
    '/patient-journeys/latest',
    `/patient-journeys/overview?journey_id=${id}`,
    `/patient-journeys/${id}`,
    `/cases/${id}`,
    '/case-queue?scope=all',
    '/case-board',
    `/documents?journey_id=${id}`,
    `/quotes?journey_id=${id}`,
    ...[ownQuote, otherQuote].flatMap((each) => (each === null ? [] : [`/quotes/${each}`])),
    `/medical-opinions?journey_id=${id}`,
    `/travel-legs?journey_id=${id}`,
    `/travel-manifest?day=${new Date(Date.now() + INDIA).toISOString().slice(0, 10)}`,
    `/visa-applications?journey_id=${id}`,
    `/letters?journey_id=${id}`,
    `/admissions?journey_id=${id}`,
    '/admissions',
    `/discharge-summaries?journey_id=${id}`,
    `/bills?journey_id=${id}`,
    `/case-payments?journey_id=${id}`,
    `/laboratory-orders?journey_id=${id}`,
    `/prescriptions?journey_id=${id}`,
    `/consultation-notes?journey_id=${id}`,
    '/work',
    '/work-threads',
    '/work-waiting',
    `/work-calendar?from=${at(-1)}&to=${at(1)}`,
    '/journey-tasks',
    `/journey-tasks?journey_id=${id}`,
    `/threads?journey_id=${id}`,
    ...[...threads.map((each) => each.id), otherThread, ownThread].flatMap((each) =>
      each === null ? [] : [`/threads/${each}/messages`],
    ),
    `/check-ins?journey_id=${id}`,
    `/companions?journey_id=${id}`,
    '/companions/mine',
    `/patient-details?journey_id=${id}`,
    `/health-summary?journey_id=${id}`,
    `/health-summary/versions?journey_id=${id}`,
    `/record-accesses?journey_id=${id}`,
    `/record-grants?journey_id=${id}`,
    '/treatment-requests',
    `/treatment-requests/${request.body.id}`,
    `/search/portal?q=${encodeURIComponent(text('name'))}`,
    '/patient-notifications',
  ];

  return {
    journey_id: id,
    papers,
    staff,
    /** Of everything there is, in the order of the alphabet. */
    names: (): string[] => Object.keys(marks).toSorted(),
    give: (kind: AssignmentKind, { id: user }: Person, status: string) => begin(kind, { user }, status),
    async giveToOrganisation(kind: AssignmentKind, person: Person, status: string): Promise<void> {
      const partner = await api.database.add('partners', { company_name: 'An organisation' });
      await api.database.add('partner_members', { user_id: person.id, partner_id: partner });
      await begin(kind, { partner }, status);
    },
    async withdrawGrants(): Promise<void> {
      const { body } = await api.call<{ items: { id: string }[] }>('GET', `/record-grants?journey_id=${id}`, {
        token: patient.token,
      });
      for (const grant of body.items) {
        const answer = await api.call('POST', `/record-grants/${grant.id}/withdraw`, { token: patient.token });
        if (answer.status !== 200) throw new Error(answer.text);
      }
    },
    /** The status of the answer to a report of another flight home. */
    async reportFlight({ token }: Person): Promise<number> {
      const body = { journey_id: id, kind: 'return_flight', reference: 'XX 1', starts_at: at(9), zone: 'Asia/Kolkata' };
      return (await api.call('POST', '/flight-reports', { token, body })).status;
    },
    acceptOwnQuote: () => rows(`update quotes set status = 'accepted' where id = $1`, [ownQuote]),
    accompany: ({ id: user }: Person, may: CompanionPermission[]) =>
      api.database.add('companions', { journey_id: id, user_id: user, name: 'A daughter', relation: 'Daughter', may }),
    /** The names of what is in the answers to a person, in the order of the alphabet; the paper of a file that opens counts as seen. */
    async seenBy({ token }: Person): Promise<string[]> {
      const answers = await Promise.all(routesOf().map((path) => api.call('GET', path, { token })));
      const told = answers.filter(({ status }) => status === 200).map((answer) => answer.text);
      const opened = await this.openedBy({ token });
      return Object.entries(marks)
        .filter(([name, value]) => told.some((answer) => answer.includes(value)) || opened.includes(name))
        .map(([name]) => name)
        .toSorted();
    },
    /** The papers whose file opens. */
    async openedBy({ token }: Pick<Person, 'token'>): Promise<string[]> {
      const names: string[] = [];
      for (const [name, paper] of Object.entries(papers)) {
        const { status, body } = await api.call<{ code: string }>('GET', `/documents/${paper}/content`, { token });
        if (status === 200) names.push(name);
        else if (status !== 404) throw new Error(`${name} was answered ${status} ${body.code}`);
      }
      return names;
    },
    /** Takes away what one test gave. */
    async reset(): Promise<void> {
      await rows(`delete from record_grants where journey_id = $1`, [id]);
      await rows(`delete from journey_tasks where title = $1`, [text('own_task')]);
      await rows(`delete from companions where journey_id = $1 and user_id is not null`, [id]);
      if (work !== null) {
        await rows('delete from messages where thread_id = $1', [ownThread]);
        await rows('delete from message_reads where thread_id = $1', [ownThread]);
        await rows('delete from threads where id = $1', [ownThread]);
        await rows('delete from bills where quote_id = $1', [ownQuote]);
        await rows('delete from discharge_summaries where quote_id = $1', [ownQuote]);
        await rows('delete from admissions where quote_id = $1', [ownQuote]);
        await rows('delete from quotes where assignment_id = $1', [work]);
        await rows('delete from travel_legs where assignment_id = $1', [work]);
        await rows('delete from visa_applications where assignment_id = $1', [work]);
        // Who opened what stays written down, with the work it was for.
        await rows(`update assignments set status = 'cancelled', brief = 'Of a test before' where id = $1`, [work]);
      }
      [work, ownQuote, ownThread] = [null, null, null];
    },
  };
}
