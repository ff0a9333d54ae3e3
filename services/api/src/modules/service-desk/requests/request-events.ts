import { Injectable } from '@nestjs/common';
import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { viewersOf } from './request-detail.queries.js';
import { requestOf, requests } from './request-list.queries.js';

/** Sends a request to all who see it: the staff, who asked, and who approves. */
@Injectable()
export class RequestEvents {
  constructor(private readonly realtime: Realtime) {}

  async inserted(em: EntityManager, id: string): Promise<void> {
    await this.send(em, 'service_requests.inserted', id);
  }

  async updated(em: EntityManager, id: string): Promise<void> {
    await this.send(em, 'service_requests.updated', id);
  }

  private async send(
    em: EntityManager,
    type: 'service_requests.inserted' | 'service_requests.updated',
    id: string,
  ): Promise<void> {
    const database = within(em);
    const row = await requests(database).where('request.id', '=', id).executeTakeFirstOrThrow();
    const data: ServiceRequest = requestOf(row);
    this.realtime.publish(em, { type, data }, { entry: 'service_desk', user_ids: await viewersOf(database, id) });
  }
}
