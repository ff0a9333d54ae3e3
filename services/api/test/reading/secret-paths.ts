import type { Role } from '@ayana/contracts/identity';
import { permanentTokenHash } from '../../src/platform/secrets/permanent-token.js';
import type { TestApi } from '../support/api.js';

/** Addresses that only their owners get: of calendar feeds, and of files for some minutes; by the pattern of their route. */
export async function secretPaths(api: TestApi): Promise<Record<string, string[]>> {
  const below = (address: string): string => new URL(address, api.url).href.slice(`${api.url}/api`.length);
  const made = async (path: string, as: Role, body?: object): Promise<string[]> => {
    const { body: answer } = await api.call<{ path?: string }>('POST', path, { as, body });
    return answer.path === undefined ? [] : [below(answer.path)];
  };
  const rows = (sql: string) => api.database.rows<{ id: string; owner: string }>(sql);
  const [own] = await rows(
    `select journey.id, '' as owner from patient_journeys journey join users on users.id = patient_id where email like 'patient@%'`,
  );
  // A paper of a request to the service desk: a file of the demo with another owner.
  const [paper] = await rows(
    `update files set owner_kind = 'service_request', owner_id = (select id from service_requests order by id limit 1)
     where id = (select id from files order by id limit 1) returning id, owner_id as owner`,
  );
  const [scan] = await rows(`select id, owner_id as owner from files where owner_kind = 'incoming_message' limit 1`);
  const link = `/service-requests/${paper?.owner}/papers/${paper?.id}/link`;
  const { body: file } = await api.call<{ url?: string }>('GET', link, { as: 'super_admin' });
  // A link as the mail of an invitation has it.
  const invited = 'invited';
  await api.database.rows(
    `insert into staff_invitations (id, email, name, role, link_id, token_hash, sent_at, sent_count, expires_at, created_at)
     values (gen_random_uuid(), 'invited@people.example', 'Sample', 'ayana_staff', gen_random_uuid(), $1, now(), 1, now() + interval '1 day', now())`,
    [permanentTokenHash(invited)],
  );
  return {
    '/staff-invitations/by-token': [`/staff-invitations/by-token?token=${invited}`],
    '/manifest-feeds/:token': await made('/manifest-feed', 'partner/logistics'),
    '/on-call-feeds/:token': await made('/on-call-feed', 'ayana_staff', {}),
    '/work-feeds/:token': await made('/work-feed', 'doctor'),
    '/travel-feeds/:token': await made('/travel-feeds', 'patient', { journey_id: own?.id }),
    '/files/:id/content': file.url === undefined ? [] : [below(file.url)],
    '/service-requests/:id/papers/:paper_id/link': [link],
    '/incoming-messages/:id/files/:file_id/link': [`/incoming-messages/${scan?.owner}/files/${scan?.id}/link`],
  };
}
