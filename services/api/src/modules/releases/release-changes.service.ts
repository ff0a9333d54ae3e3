import {
  defaultEntry,
  earlierOf,
  partialEntry,
  pointer,
  type RegistryFile,
  rolledBack,
  withoutPart,
  withPart,
  withShare,
  type RolloutVersion,
} from '@ayana/contracts/releases';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { RELEASE_MESSAGES as messages } from './messages.js';
import { entriesOf } from './registry-entries.js';
import { checkedRelease, type RegistryStore, registryStore } from './registry-store.js';
import type { RolloutDto } from './rollouts.dto.js';
import type { ReleaseChangeKind } from '@ayana/contracts/releases';
import type { ReleaseChangeDto, ReleaseChangeRequestDto } from './release-changes.dto.js';

/** Milliseconds after which a change that did not end belongs to a process that died. */
const STALE = 2 * 60_000;
const SHOWN = 10;

interface Wanted {
  kind: ReleaseChangeKind;
  remote: string;
  version: string;
  traffic: number | null;
}

/** Earlier versions of the API counted pages shown, as `views`, and no visitors. */
type StoredVersion = Pick<RolloutVersion, 'version' | 'failures'> & { visitors?: number | null };
type StoredReason = Omit<RolloutDto, 'before' | 'now'> & { before: StoredVersion; now: StoredVersion };

interface Row extends Wanted {
  id: string;
  state: ReleaseChangeDto['state'];
  generation: number | null;
  changed_by: string | null;
  reason: StoredReason | null;
  started_at: string;
  finished_at: string | null;
}

/** Promotes, shares, takes away and rolls back what is in the release store: what `npm run release` and `rollback` do without building. */
@Injectable()
export class ReleaseChanges {
  private readonly store: RegistryStore | null;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly audit: AuditTrail,
  ) {
    this.store = config.releases === null ? null : registryStore(config.releases);
  }

  async latest(): Promise<ReleaseChangeDto[]> {
    const { rows } = await sql<Row>`
      select change.id, change.kind, change.remote, change.version, change.traffic, change.state, change.generation,
        person.name as changed_by, change.reason, change.started_at, change.finished_at
      from release_changes change left join users person on person.id = change.changed_by
      order by change.started_at desc, change.id desc limit ${SHOWN}`.execute(this.database.read());
    return rows.map((row) =>
      Object.assign(row, {
        started_at: isoTime(row.started_at),
        finished_at: row.finished_at === null ? null : isoTime(row.finished_at),
        reason: row.reason === null ? null : reasonOf(row.reason),
      }),
    );
  }

  /**
   * Changes the registry as an administrator saw it, or, without one, by the watch over roll-outs.
   * @param reason why it is changed by itself
   * @returns its generation afterwards
   * @throws AppError `release_in_progress` while another change is under way, `stale_version` when the registry is not the one that was
   * seen, `release_refused` with the reason, `invalid_fields`; nothing was switched then
   */
  async change(
    user: CurrentUser | null,
    remote: string,
    request: ReleaseChangeRequestDto,
    reason: RolloutDto | null = null,
  ): Promise<number> {
    const { store } = this;
    if (store === null) throw new AppError('release_refused', messages.no_store);
    const { registry, tag } = await store.read();
    if (!Object.hasOwn(registry.microFrontends, remote)) throw notFound();
    if (registry.generation !== request.generation) throw new AppError('stale_version', messages.changed_meanwhile);
    const wanted = wantedOf(registry, remote, request);
    const id = await this.begin(user, wanted, registry.generation, reason);
    let generation: number | null = null;
    try {
      const next = await this.nextOf(store, registry, wanted);
      const switched = { ...next, generation: registry.generation + 1 };
      if (!(await store.swap(tag, switched))) throw new AppError('stale_version', messages.changed_meanwhile);
      ({ generation } = switched);
      return switched.generation;
    } finally {
      await this.end(user, id, { ...wanted, ...(reason === null ? {} : { reason }) }, generation);
    }
  }

  private async nextOf(store: RegistryStore, registry: RegistryFile, wanted: Wanted): Promise<RegistryFile> {
    const { kind, remote, version, traffic } = wanted;
    const now = this.clock.now();
    const next = await this.changed(store, registry, { kind, remote, version, traffic }, now);
    if (next === undefined) throw new AppError('release_refused', messages.no_part);
    return next;
  }

  private async changed(
    store: RegistryStore,
    registry: RegistryFile,
    { kind, remote, version, traffic }: Wanted,
    now: Date,
  ): Promise<RegistryFile | undefined> {
    if (kind === 'end_part') return withoutPart(registry, remote);
    const target = pointer(await checkedRelease(store, remote, version));
    if (kind === 'promote') return withShare(registry, remote, 100, now);
    if (kind === 'share') return withShare(registry, remote, traffic ?? 0, now);
    return kind === 'part'
      ? withPart(registry, remote, target, traffic ?? 0, now)
      : rolledBack(registry, remote, target, now);
  }

  /** The database lets one run at a time. */
  private async begin(
    user: CurrentUser | null,
    wanted: Wanted,
    generation: number,
    reason: RolloutDto | null,
  ): Promise<string> {
    const id = this.ids.next();
    const now = this.clock.now();
    try {
      await this.database.write(async (em) => {
        await sql`
          update release_changes set state = 'failed', finished_at = ${now}
          where state = 'running' and started_at < ${new Date(now.getTime() - STALE)}`.execute(within(em));
        await em.execute(
          `insert into release_changes (id, remote, kind, version, traffic, state, from_generation, changed_by, started_at, reason)
           values (?, ?, ?, ?, ?, 'running', ?, ?, ?, ?)`,
          [
            id,
            wanted.remote,
            wanted.kind,
            wanted.version,
            wanted.traffic,
            generation,
            user?.id ?? null,
            now,
            reason === null ? null : JSON.stringify(reason),
          ],
        );
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        throw new AppError('release_in_progress', messages.in_progress, { cause: error });
      throw error;
    }
    return id;
  }

  private async end(
    user: CurrentUser | null,
    id: string,
    wanted: Wanted & { reason?: RolloutDto },
    generation: number | null,
  ): Promise<void> {
    await this.database.write(async (em) => {
      await sql`
        update release_changes set state = ${generation === null ? 'failed' : 'done'}, generation = ${generation},
          finished_at = ${this.clock.now()} where id = ${id}`.execute(within(em));
      if (generation === null) return;
      await this.audit.record(em, {
        action: 'release.switched',
        actor: user,
        subject_id: null,
        details: { ...wanted, generation },
      });
    });
  }
}

function reasonOf({ before, now, ...reason }: StoredReason): RolloutDto {
  const seenOf = ({ version, visitors = null, failures }: StoredVersion): RolloutVersion => ({
    version,
    visitors,
    failures,
  });
  return { ...reason, before: seenOf(before), now: seenOf(now) };
}

/** What a request means for the releases there are. */
function wantedOf(registry: RegistryFile, remote: string, request: ReleaseChangeRequestDto): Wanted {
  const { kind, version, traffic = null } = request;
  const entries = entriesOf(registry, remote);
  const [current, part] = [defaultEntry(entries), partialEntry(entries)];
  if (current === undefined) throw new AppError('release_refused', messages.not_released);
  const needsShare = kind === 'share' || kind === 'part';
  if (needsShare && traffic === null) throw refusedFields([{ field: 'traffic', message: messages.traffic }]);
  const wanted = { kind, remote, traffic: needsShare ? traffic : null };
  if (kind === 'promote' || kind === 'share' || kind === 'end_part') {
    if (part === undefined) throw new AppError('release_refused', messages.no_part);
    return { ...wanted, version: part.metadata.version };
  }
  if (part !== undefined) throw new AppError('release_refused', messages.has_part);
  const target = version ?? current.extras.previous ?? '';
  if (target === current.metadata.version) throw new AppError('release_refused', messages.is_live(target));
  if (!earlierOf(current).includes(target))
    throw refusedFields([{ field: 'version', message: messages.never_live(target) }]);
  return { ...wanted, version: target };
}
