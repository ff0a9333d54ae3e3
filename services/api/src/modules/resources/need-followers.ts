import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { ResourceNeedRow } from './resource.entity.js';

type Follow = (
  em: EntityManager,
  need: ResourceNeedRow,
  actor: Pick<CurrentUser, 'id' | 'role'> | null,
) => Promise<void>;

/** What else follows when a need is met or closed: the service request that asked for it. */
@Injectable()
export class NeedFollowers {
  private readonly all: Follow[] = [];

  follow(one: Follow): void {
    this.all.push(one);
  }

  /** Within the transaction of the change, with the need locked. */
  async changed(em: EntityManager, need: ResourceNeedRow, actor: Parameters<Follow>[2]): Promise<void> {
    for (const one of this.all) await one(em, need, actor);
  }
}
