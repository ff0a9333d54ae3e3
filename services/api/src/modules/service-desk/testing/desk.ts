import type { ServiceItemDetail, ServiceRequestsPage, ServiceRequestDetail } from '@ayana/contracts/service-desk';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { type Answer, type TestApi } from '../../../../test/support/api.js';
import type { NewServiceVersionDto } from '../catalog/catalog.dto.js';
import type { ServiceRequestTransitionDto } from '../requests/requests.dto.js';
import { userIdOf } from '../../journeys/testing/journeys.js';

export type Detail = ServiceRequestDetail & Pick<Problem, 'code'>;
export type Item = ServiceItemDetail & Pick<Problem, 'code'>;

/** A short form, with targets of an hour to own and four to resolve, for everyone. */
export const VERSION = {
  form: [
    { key: 'what', kind: 'text', label: 'What do you need?', required: true },
    { key: 'city', kind: 'choice', label: 'City', required: false, choices: ['Chennai', 'Delhi'] },
    { key: 'on', kind: 'date', label: 'When?', required: false, help: 'A day in India' },
    { key: 'people', kind: 'number', label: 'How many?', required: false },
    { key: 'urgent', kind: 'yes_no', label: 'Is it urgent?', required: false },
    { key: 'guest', kind: 'user', label: 'Who is it for?', required: false },
    { key: 'more', kind: 'long_text', label: 'More', required: false },
  ],
  targets: [1, 2, 3, 4].map((priority) => ({
    priority: priority as 1,
    own_minutes: 60,
    resolve_minutes: 60 * (priority + 3),
  })),
  approvals: [],
  ask_roles: ['patient', 'doctor', 'ayana_staff', 'admin', 'super_admin'],
} satisfies NewServiceVersionDto;

/** The service desk through HTTP. */
export function deskOf(api: TestApi) {
  const staff = 'ayana_staff' as const;
  const path = (id: string) => `/service-requests/${id}`;

  async function published(changes: Partial<NewServiceVersionDto> = {}, name = 'Interpreter booking'): Promise<Item> {
    const { body: item } = await api.call<Item>('POST', '/service-catalog-items', {
      as: staff,
      body: { name, description: 'An interpreter for a visit.' },
    });
    const saved = await api.call<Item>('POST', `/service-catalog-items/${item.id}/versions`, {
      as: staff,
      body: { ...VERSION, ...changes },
    });
    if (saved.status !== 201) throw new Error(`The draft was answered ${saved.status} ${saved.text}`);
    return (await api.call<Item>('POST', `/service-catalog-items/${item.id}/publish`, { as: staff })).body;
  }

  const ask = (item: { id: string }, body: object = {}, as: Role = 'patient') =>
    api.call<Detail>('POST', '/service-requests', {
      as,
      body: { item_id: item.id, answers: { what: 'A Bengali interpreter' }, ...body },
    });
  const detail = (id: string, as: Role = staff) => api.call<Detail>('GET', path(id), { as });
  const list = (query = '', as: Role = staff) =>
    api.call<ServiceRequestsPage>('GET', `/service-requests${query}`, { as });
  const move = (
    id: string,
    name: ServiceRequestTransitionDto['name'],
    body: { [Name in keyof ServiceRequestTransitionDto]?: string | undefined } = {},
    as: Role = staff,
  ): Promise<Answer<Detail>> =>
    api.call<Detail>('POST', `${path(id)}/transitions`, { as, body: { name, note: 'Because', ...body } });
  const post = (id: string, what: string, body: object, as: Role = staff) =>
    api.call<Detail>('POST', `${path(id)}/${what}`, { as, body });
  const userId = (role: Role) => userIdOf(api, role);
  const mails = (id: string) =>
    api.database.rows<{ template: string; recipient: string; data: Record<string, unknown> }>(
      `select template, recipient, data from outgoing_mails where data->>'id' = $1 order by created_at, id`,
      [id],
    );
  return { published, ask, detail, list, move, post, userId, mails };
}

export type Desk = ReturnType<typeof deskOf>;
