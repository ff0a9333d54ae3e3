import { incidentNumber } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { StaffGroupNotices } from '../colleagues/index.js';
import type { IncidentRow } from './incident.entity.js';

/** Groups that are asked to command an incident. */
@Injectable()
export class IncidentGroups {
  constructor(private readonly notices: StaffGroupNotices) {}

  async toldGroup(
    em: EntityManager,
    user: CurrentUser,
    { id, number, is_drill, title }: IncidentRow,
    group_id: string,
  ): Promise<void> {
    await this.notices.cameTo(em, {
      group_id,
      actor_id: user.id,
      path: `/admin/incident-command/${id}`,
      text: `${incidentNumber(number, is_drill)}: ${title}`,
    });
  }
}
