import type { Role } from '@ayana/contracts/identity';
import type { Site } from '../harness/fixtures.ts';

interface Numbered {
  id: string;
  number: string;
}

/** A service of its own for a test, so that its list holds the test's requests only. */
export interface Service {
  id: string;
  name: string;
}

const TARGETS = [1, 2, 3, 4].map((priority) => ({
  priority,
  own_minutes: 60 * priority,
  resolve_minutes: 540 * priority,
}));
const QUESTION = { key: 'what', kind: 'text', label: 'What is needed', required: true, help: null, choices: [] };

let count = 0;

/** Publishes a service with one question. */
export async function publishService(site: Site): Promise<Service> {
  count += 1;
  const name = `Test service ${process.pid}-${Date.now()}-${count}`;
  const { id } = await site.api.as<Numbered>('super_admin', 'POST', '/service-catalog-items', {
    name,
    description: 'Made by a test.',
  });
  await site.api.as('super_admin', 'POST', `/service-catalog-items/${id}/versions`, {
    form: [QUESTION],
    targets: TARGETS,
    approvals: [],
    ask_roles: ['admin', 'super_admin', 'ayana_staff', 'doctor'],
  });
  await site.api.as('super_admin', 'POST', `/service-catalog-items/${id}/publish`, {});
  return { id, name };
}

/** Asks for a service. */
export function askFor(site: Site, service: Service, what: string, role: Role = 'doctor'): Promise<Numbered> {
  return site.api.as<Numbered>(role, 'POST', '/service-requests', { item_id: service.id, answers: { what } });
}
