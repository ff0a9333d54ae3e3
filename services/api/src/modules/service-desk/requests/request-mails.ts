import { Injectable } from '@nestjs/common';
import { mayEnter, type Role } from '@ayana/contracts/identity';
import { serviceRequestNumber } from '@ayana/contracts/service-desk';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import { ServiceItemRow, type ServiceApproverRow } from '../catalog/catalog.entity.js';
import type { RequestEntryRow } from './request-parts.entity.js';
import type { ServiceRequestRow } from './request.entity.js';

/** Most people with a role who are asked for one approval by mail; the others see it in their list. */
const MAX_APPROVERS = 20;

interface Reader {
  id: string;
  email: string;
  name: string;
  role: Role | null;
}

/** The page of a request: the staff's own, or the one for everyone who sees it. */
const pathOf = (id: string, { role }: Reader): string =>
  mayEnter('service_desk', role) ? `/admin/service-requests/${id}` : `/requests/${id}`;

const askedKey = ({ id }: ServiceRequestRow, reader: Reader): string => `service_request_asked:${id}:${reader.id}`;

/** Writes to the one who asked, to the one it was asked for, and to those who are to approve. */
@Injectable()
export class RequestMails {
  constructor(private readonly messaging: MessagingService) {}

  async asked(em: EntityManager, request: ServiceRequestRow): Promise<void> {
    for (const reader of await this.concerned(em, request))
      await this.messaging.queueMail(em, {
        template: 'service_request_asked',
        to: reader.email,
        data: await this.data(em, request, reader),
        dedupe_key: askedKey(request, reader),
      });
  }

  /** @param entry the comment; its author is not written to */
  async commented(em: EntityManager, request: ServiceRequestRow, entry: RequestEntryRow): Promise<void> {
    for (const reader of await this.concerned(em, request)) {
      if (reader.id === entry.actor_id) continue;
      await this.messaging.queueMail(em, {
        template: 'service_request_comment',
        to: reader.email,
        data: { ...(await this.data(em, request, reader)), text: entry.text ?? '' },
        dedupe_key: `service_request_comment:${entry.id}:${reader.id}`,
        follows: askedKey(request, reader),
      });
    }
  }

  async resolved(em: EntityManager, request: ServiceRequestRow, text: string): Promise<void> {
    for (const reader of await this.concerned(em, request))
      await this.messaging.queueMail(em, {
        template: 'service_request_resolved',
        to: reader.email,
        data: { ...(await this.data(em, request, reader)), text },
        dedupe_key: `service_request_resolved:${request.id}:${request.reopened_count}:${reader.id}`,
        follows: askedKey(request, reader),
      });
  }

  async approvalAsked(
    em: EntityManager,
    request: ServiceRequestRow,
    { role, user_id }: ServiceApproverRow,
    approvalId: string,
  ): Promise<void> {
    const approvers = user_id === null ? await this.withRole(em, role) : await this.readers(em, [user_id]);
    const [requester] = await this.readers(em, [request.requested_by]);
    for (const reader of approvers.filter(({ id }) => id !== request.requested_by))
      await this.messaging.queueMail(em, {
        template: 'service_request_approval',
        to: reader.email,
        data: { ...(await this.data(em, request, reader)), requester: requester?.name ?? '' },
        dedupe_key: `service_request_approval:${approvalId}:${reader.id}`,
      });
  }

  private async data(em: EntityManager, request: ServiceRequestRow, reader: Reader) {
    const { name: service } = await em.findOneOrFail(ServiceItemRow, { id: request.item_id });
    const { id, number, summary } = request;
    return { id, number: serviceRequestNumber(number), service, summary, name: reader.name, path: pathOf(id, reader) };
  }

  private concerned(em: EntityManager, { requested_by, on_behalf_of }: ServiceRequestRow): Promise<Reader[]> {
    return this.readers(em, [requested_by, ...(on_behalf_of ? [on_behalf_of] : [])]);
  }

  private readers(em: EntityManager, ids: string[]): Promise<Reader[]> {
    return within(em).selectFrom('users').select(['id', 'email', 'name', 'role']).where('id', 'in', ids).execute();
  }

  private withRole(em: EntityManager, role: Role | null): Promise<Reader[]> {
    return within(em)
      .selectFrom('users')
      .select(['id', 'email', 'name', 'role'])
      .where('role', '=', role)
      .orderBy('id')
      .limit(MAX_APPROVERS)
      .execute();
  }
}
