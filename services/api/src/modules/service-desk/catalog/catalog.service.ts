import type { ServiceItem, ServiceItemDetail } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import type { FieldError } from '@ayana/contracts/problems';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { findPeople } from '../people.js';
import {
  ITEMS_DEFAULT,
  type NewServiceItemDto,
  type NewServiceVersionDto,
  type ServiceItemChangeDto,
  type ServiceItemsQueryDto,
} from './catalog.dto.js';
import { ServiceItemRow, ServiceVersionRow } from './catalog.entity.js';
import { findServiceItem, listServiceItems } from './catalog.queries.js';
import { approvalRows, DEFAULT_TARGETS, formRows, needFaults, needRow, versionFaults } from './version-rules.js';

/** The catalogue of services. Published versions never change: requests keep the form and targets they were asked with. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  list(user: CurrentUser, { limit = ITEMS_DEFAULT, ...query }: ServiceItemsQueryDto): Promise<Page<ServiceItem>> {
    return listServiceItems(this.database.read(), user, { ...query, limit });
  }

  async detail(user: CurrentUser, id: string): Promise<ServiceItemDetail> {
    const found = await findServiceItem(this.database.read(), user, id);
    if (!found) throw notFound();
    return found;
  }

  /** A new service, with an empty draft to fill in. */
  async add(em: EntityManager, user: CurrentUser, form: NewServiceItemDto): Promise<ServiceItemDetail> {
    await refuseUnknownUsers(em, [['owner_id', form.owner_id]]);
    const now = this.clock.now();
    const { name, description, owner_id = null } = form;
    const times = { created_at: now, updated_at: now };
    const item = em.create(ServiceItemRow, {
      id: this.ids.next(),
      name,
      description,
      owner_id,
      status: 'draft',
      version: 1,
      ...times,
    });
    await em.flush();
    this.addDraft(em, item.id, 1, { form: [], targets: DEFAULT_TARGETS, approvals: [], ask_roles: [], need: null });
    return this.changed(em, user, item, { added: true });
  }

  update(user: CurrentUser, id: string, change: ServiceItemChangeDto, ifMatch?: string): Promise<ServiceItemDetail> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, item) => {
      await refuseUnknownUsers(em, [['owner_id', change.owner_id]]);
      Object.assign(item, change);
      return { changed: names };
    });
  }

  /** Saves the draft: the one there is, or the next version. */
  async saveDraft(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    body: NewServiceVersionDto,
    ifMatch?: string,
  ): Promise<ServiceItemDetail> {
    const faults = [...versionFaults(body), ...needFaults(body, await cityNames(em))];
    if (faults.length > 0) throw refusedFields(faults);
    await refuseUnknownUsers(
      em,
      body.approvals.map(({ user_id }, index) => [`approvals.${index}.user_id`, user_id] as const),
    );
    const item = await this.lock(em, id, ifMatch);
    const parts = {
      form: formRows(body),
      targets: body.targets.toSorted((one, other) => one.priority - other.priority),
      approvals: approvalRows(body),
      ask_roles: body.ask_roles,
      need: needRow(body),
    };
    const versions = await em.find(ServiceVersionRow, { item_id: id }, { orderBy: { number: 'desc' }, limit: 1 });
    const [newest] = versions;
    if (newest?.status === 'draft') Object.assign(newest, parts);
    else this.addDraft(em, id, (newest?.number ?? 0) + 1, parts);
    return this.changed(em, user, item, { draft_saved: true });
  }

  publish(user: CurrentUser, id: string, ifMatch?: string): Promise<ServiceItemDetail> {
    return this.change(user, id, ifMatch, async (em, item) => {
      const draft = await em.findOne(ServiceVersionRow, { item_id: id, status: 'draft' });
      const current = await em.findOne(ServiceVersionRow, { item_id: id, status: 'published' });
      // A retired service comes back with its last version.
      if (draft === null && (item.status !== 'retired' || current === null))
        throw new AppError('illegal_transition', messages.no_draft);
      if (draft !== null) {
        if (draft.form.length === 0) throw new AppError('illegal_transition', messages.no_form);
        if (draft.ask_roles.length === 0) throw new AppError('illegal_transition', messages.no_asker);
        if (current !== null) current.status = 'superseded';
        // One published version at a time: the earlier one leaves first.
        await em.flush();
        draft.status = 'published';
        draft.published_at = this.clock.now();
      }
      item.status = 'published';
      return { published: draft?.number ?? current?.number ?? null };
    });
  }

  retire(user: CurrentUser, id: string, ifMatch?: string): Promise<ServiceItemDetail> {
    return this.change(user, id, ifMatch, async (_em, item) => {
      if (item.status !== 'published') throw new AppError('illegal_transition', messages.not_draft);
      item.status = 'retired';
      return { retired: true };
    });
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, item: ServiceItemRow) => Promise<Record<string, unknown>>,
  ): Promise<ServiceItemDetail> {
    return this.database.write(async (em) => {
      const item = await this.lock(em, id, ifMatch);
      return this.changed(em, user, item, await work(em, item));
    });
  }

  private async lock(em: EntityManager, id: string, ifMatch: string | undefined): Promise<ServiceItemRow> {
    const item = await em.findOne(ServiceItemRow, { id }, FOR_UPDATE);
    if (item === null) throw notFound();
    refuseStale(ifMatch, item.version);
    item.version += 1;
    return item;
  }

  private addDraft(
    em: EntityManager,
    item_id: string,
    number: number,
    parts: Pick<ServiceVersionRow, 'form' | 'targets' | 'approvals' | 'ask_roles' | 'need'>,
  ): void {
    const created_at = this.clock.now();
    em.create(ServiceVersionRow, { id: this.ids.next(), item_id, number, status: 'draft', ...parts, created_at });
  }

  private async changed(
    em: EntityManager,
    user: CurrentUser,
    item: ServiceItemRow,
    details: Record<string, unknown>,
  ): Promise<ServiceItemDetail> {
    item.updated_at = this.clock.now();
    await em.flush();
    await this.trail.record(em, {
      action: 'service_catalog.changed',
      actor: user,
      subject_id: null,
      details: { id: item.id, ...details },
    });
    const found = await findServiceItem(within(em), user, item.id);
    if (!found) throw notFound();
    return found;
  }
}

async function cityNames(em: EntityManager): Promise<ReadonlySet<string>> {
  const rows = await within(em).selectFrom('cities').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** @throws AppError `invalid_fields` for ids of users who do not exist */
async function refuseUnknownUsers(
  em: EntityManager,
  fields: readonly (readonly [field: string, id: string | null | undefined])[],
): Promise<void> {
  const known = await findPeople(
    within(em),
    fields.map(([, id]) => id ?? null),
  );
  const errors = fields.flatMap(([field, id]): FieldError[] =>
    id === null || id === undefined || known.has(id) ? [] : [{ field, message: messages.unknown_user }],
  );
  if (errors.length > 0) throw refusedFields(errors);
}
