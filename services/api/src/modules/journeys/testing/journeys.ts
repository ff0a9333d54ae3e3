import type { AssignmentKind, PatientJourney, TreatmentRequest } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { emailOf, type TestApi } from '../../../../test/support/api.js';

/** The id of a demo account. */
export async function userIdOf(api: TestApi, role: Role | null): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>('select id from users where email = $1', [emailOf(role)]);
  return row?.id ?? '';
}

/** A journey of the demo patient. */
export async function beginJourney(api: TestApi, body: object = {}): Promise<PatientJourney> {
  const answer = await api.call<PatientJourney>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id: await userIdOf(api, 'patient'), ...body },
  });
  if (answer.status !== 201) throw new Error(`The journey was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** A treatment that is recommended at several hospitals. */
export async function treatmentId(api: TestApi): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>(
    `select id from treatments where is_active order by (select count(*) from treatment_hospital_recommendations best
       where best.treatment_id = treatments.id and best.is_active) desc, id limit 1`,
  );
  return row?.id ?? '';
}

/** A journey of the demo patient that grew from a request. */
export async function journeyWithRequest(api: TestApi, request: object = {}): Promise<PatientJourney> {
  const { body } = await api.call<TreatmentRequest>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: await treatmentId(api), ...request },
  });
  return beginJourney(api, { treatment_request_id: body.id });
}

/** An assignment written directly. */
export function assign(
  api: TestApi,
  journey_id: string,
  kind: AssignmentKind,
  to: { user?: string; partner?: string },
  status = 'accepted',
): Promise<string> {
  return api.database.add('assignments', {
    journey_id,
    kind,
    assignee_user_id: to.user,
    partner_id: to.partner,
    status,
  });
}

/** A partner organisation with the demo account of this role as its only person. */
export async function partnerOf(api: TestApi, role: Role, company_name = 'A partner'): Promise<string> {
  const id = await api.database.add('partners', { company_name });
  await api.database.rows(
    `insert into partner_members values ($1, $2, now())
     on conflict (user_id) do update set partner_id = excluded.partner_id`,
    [await userIdOf(api, role), id],
  );
  return id;
}

/** A paper with its file, uploaded by the demo patient. */
export async function addPaper(api: TestApi, journey_id: string, more: object = {}): Promise<string> {
  const uploaded_by = await userIdOf(api, 'patient');
  const file_id = await api.database.add('files', { owner_id: journey_id, uploaded_by });
  return api.database.add('documents', { journey_id, file_id, uploaded_by, uploaded_at: new Date(), ...more });
}
