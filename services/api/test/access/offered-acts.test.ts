import '../../src/platform/languages/register.js';
import type { AssignmentKind } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { readFile } from 'node:fs/promises';
import {
  type Hospital,
  hospitalOf,
  type Person,
  personOf,
  quoteForm,
  TestCase,
} from '../../src/modules/journeys/testing/case.js';
import { startApi, type TestApi } from '../support/api.js';

/** Fields that offer an act to the reader of an answer. */
const OFFERS = [
  'steps',
  'transitions',
  'acts',
  'may_write',
  'may_change',
  'may_close',
  'may_approve',
  'may_answer',
  'may_acknowledge',
  'is_own',
] as const;
/** Answers with such a field that no partner reads: plans and runs of the staff, approvals among them. */
const OF_STAFF = [
  'BroadcastDetailDto',
  'BrochureRequestDto',
  'ChainChangeDto',
  'ComplianceControlDetailDto',
  'DataRequestDetailDto',
  'EscalationChainDto',
  'EscalationRunDetailDto',
  'EscalationRunDto',
  'IncidentDetailDto',
  'KnowledgeArticleDetailDto',
  'NewChainDto',
  'ProblemRecordDetailDto',
  'RequestApprovalDto',
  'RequirementDetailDto',
  'ResourceCommitmentDto',
  'ResourceNeedDetailDto',
  'SignalDetailDto',
  'SignalProposalDto',
];
/** Of an account itself, whatever it may do in an organisation: an own appointment, calendar link, or request for a treatment or to the staff. */
const OF_ACCOUNTS = [
  'AppointmentDto',
  'ManifestFeedStateDto',
  'OwnAppointmentDto',
  'ServiceRequestDetailDto',
  'TreatmentRequestDetailDto',
];
/** Those that the walk below reads. */
const OF_PARTNERS = [
  'AnswerTemplatesDto',
  'AssignmentDetailDto',
  'AssignmentDto',
  'DoctorHoursDto',
  'JourneyTaskDto',
  'LaboratoryOrderDto',
  'ManifestDto',
  'PrescriptionDto',
  'QuoteQuestionViewDto',
  'ThreadDto',
  'WorkTeamDto',
];

/** Those of a stay, which the walk has not: `stays.test` reads them as a member who may only read. */
const OF_STAYS = ['ConsentTextsDto', 'StayDto'];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Every offer in an answer, at any depth: `items.0.steps`. */
function offersIn(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if ((OFFERS as readonly string[]).includes(name)) {
      const isOffer = Array.isArray(each) ? each.length > 0 : each === true;
      return isOffer ? [at] : [];
    }
    return offersIn(each, at);
  });
}

test('every answer that offers an act is one of the staff, of an account itself, or is read below', async () => {
  const openapi = JSON.parse(
    await readFile(new URL('../../../../contracts/openapi.json', import.meta.url), 'utf8'),
  ) as {
    components: { schemas: Record<string, { properties?: object }> };
  };
  const offering = Object.entries(openapi.components.schemas)
    .filter(([, { properties = {} }]) => OFFERS.some((name) => name in properties))
    .map(([name]) => name);
  expect(offering.toSorted()).toEqual([...OF_STAFF, ...OF_ACCOUNTS, ...OF_PARTNERS, ...OF_STAYS].toSorted());
});

const PARTNERS: readonly (readonly [Role, AssignmentKind])[] = [
  ['partner/hospital', 'referral'],
  ['partner/travel_visa', 'visa_support'],
  ['partner/logistics', 'transport'],
  ['partner/lodging', 'lodging'],
  ['laboratory_partner', 'lab_order'],
  ['pharmacy_partner', 'prescription'],
];

const CARRIERS: ReadonlySet<AssignmentKind> = new Set(['visa_support', 'transport', 'lodging']);

/** A doctor of the list who works there. */
async function doctorOf({ id }: Hospital): Promise<string | undefined> {
  const rows = await api.database.rows<{ id: string }>('select id from doctors where hospital_id = $1 limit 1', [id]);
  return rows[0]?.id;
}

/** A member of an organisation that has work of a kind on a case, and what the case shows them. */
async function memberWith(role: Role, kind: AssignmentKind) {
  const one = await TestCase.begin(api);
  const hospital = kind === 'referral' ? await hospitalOf(api, 0) : null;
  const member = hospital?.person ?? (await personOf(api, role));
  const partner_id = hospital?.partner_id ?? (await partnerOf(member, role));
  const work = await one.assign(kind, { partner_id } as Hospital);
  await api.database.rows(
    `insert into threads (id, journey_id, kind, assignment_id, created_at, updated_at)
     values (gen_random_uuid(), $1, 'partner', $2, now(), now())`,
    [one.journey_id, work],
  );
  await api.database.rows(
    `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, owner_id, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 5, 'Call the patient', 'partner', $2, 'open', 1, now(), now())`,
    [one.journey_id, partner_id],
  );
  const paths = [
    '/assignments',
    `/assignments/${work}`,
    `/assignments?journey_id=${one.journey_id}`,
    `/journey-tasks?journey_id=${one.journey_id}`,
    `/threads?journey_id=${one.journey_id}`,
    `/work-teams/${work}`,
    '/answer-templates',
    ...(CARRIERS.has(kind) ? ['/travel-manifest?day=2026-12-01'] : []),
    ...(hospital === null ? [] : [`/hospital-doctor-hours/${await doctorOf(hospital)}`]),
    ...(kind === 'referral' ? [`/quotes?journey_id=${one.journey_id}`] : []),
    ...(kind === 'lab_order' ? ['/laboratory-orders'] : []),
    ...(kind === 'prescription' ? ['/prescriptions'] : []),
  ];
  if (hospital !== null) {
    const { body } = await api.call<{ id: string }>('POST', '/quotes', {
      token: member.token,
      body: quoteForm(one.journey_id, hospital),
    });
    await api.call('POST', `/quotes/${body.id}/send`, { token: member.token });
    await one.own('POST', `/quotes/${body.id}/questions`, { text: 'Is the flight in it?' });
  }
  if (kind === 'lab_order' || kind === 'prescription') await orderOf(one, work, kind);
  return { member, paths };
}

async function partnerOf({ id }: Person, role: Role): Promise<string> {
  const names: Partial<Record<Role, string>> = { laboratory_partner: 'laboratory', pharmacy_partner: 'pharmacy' };
  const kind = names[role] ?? role.split('/')[1];
  const partner_id = await api.database.add('partners', { company_name: 'An organisation', kind });
  await api.database.rows('insert into partner_members values ($1, $2, now())', [id, partner_id]);
  return partner_id;
}

/** The order that a laboratory or a pharmacy has work for. */
async function orderOf(one: TestCase, work: string, kind: 'lab_order' | 'prescription'): Promise<void> {
  const table = kind === 'lab_order' ? 'laboratory_orders' : 'prescriptions';
  const by = kind === 'lab_order' ? 'ordered_by' : 'doctor_id';
  const doctor = await personOf(api, 'doctor');
  const more = kind === 'lab_order' ? { tests: ['hb'] } : {};
  await api.database.add(table, { journey_id: one.journey_id, assignment_id: work, [by]: doctor.id, ...more });
}

test.each(PARTNERS)('a member of %s who may only read is offered nothing; a colleague is', async (role, kind) => {
  const { member, paths } = await memberWith(role, kind);
  const read = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const path of paths) {
      const { status, body } = await api.call('GET', path, { token: member.token });
      expect([path, status]).toEqual([path, 200]);
      found.push(...offersIn(body).map((at) => `${path} ${at}`));
    }
    return found;
  };
  const offered = await read();
  // A referral is done once its quote is sent.
  expect(offered.some((at) => at.endsWith('steps'))).toBe(kind !== 'referral');
  expect(offered.some((at) => at.endsWith('is_own'))).toBe(true);
  expect(offered.some((at) => at.startsWith('/threads') && at.endsWith('may_write'))).toBe(true);
  expect(offered.some((at) => at.endsWith('may_answer'))).toBe(kind === 'referral');
  expect(offered.some((at) => at.startsWith('/answer-templates') && at.endsWith('may_write'))).toBe(true);
  expect(offered.some((at) => at.startsWith('/travel-manifest'))).toBe(CARRIERS.has(kind));
  expect(offered.some((at) => at.startsWith('/hospital-doctor-hours'))).toBe(kind === 'referral');
  // A referral is done once its quote is sent: nobody takes it any more.
  expect(offered.some((at) => at.startsWith('/work-teams'))).toBe(kind !== 'referral');
  await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [member.id]);
  expect(await read()).toEqual([]);
});
