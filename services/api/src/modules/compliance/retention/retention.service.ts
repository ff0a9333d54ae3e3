import {
  RETENTION_LIMITS,
  RETENTION_RULES,
  type RetentionRule,
  type RetentionRuleKey,
  type RetentionRun,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { ComplianceChanges } from '../compliance-changes.js';
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import { RULES } from './retention-rules.js';
import type { RetentionChangeDto, RetentionRunsQueryDto } from './retention.dto.js';
import { listRules, type RuleRow, runOf, RUNS, runs } from './retention.queries.js';

const DAY = 86_400_000;
/** Rows removed in one transaction. */
const BATCH = 200;
/** Transactions of one run; the next night takes the others. */
const BATCHES = 50;

/** How long data is kept: the rules, what they would remove, and the removing. */
@Injectable()
export class Retention {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly files: Files,
    private readonly changes: ComplianceChanges,
  ) {}

  list(): Promise<RetentionRule[]> {
    return listRules(this.database.read());
  }

  runs(query: RetentionRunsQueryDto): Promise<Page<RetentionRun>> {
    return mapPage(keysetList(runs(this.database.read()), RUNS, query, null), runOf);
  }

  /** @throws AppError `invalid_fields` for days the law does not allow, or without a dry run; `stale_version` */
  async update(user: CurrentUser, key: string, change: RetentionChangeDto, ifMatch?: string): Promise<RetentionRule> {
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: 'keep_days', message: messages.nothing_to_change }]);
    await this.database.write(async (em) => {
      const rule = await this.lock(em, key);
      refuseStale(ifMatch, rule.version);
      const { keep_days = rule.keep_days } = change;
      const { min, max } = RETENTION_LIMITS[rule.key];
      if (keep_days < min || keep_days > max)
        throw refusedFields([{ field: 'keep_days', message: messages.keep_days(min, max) }]);
      // Another number of days is tried again before it counts.
      const is_active = change.is_switched_on ?? (rule.is_active && keep_days === rule.keep_days);
      if (is_active && !(await this.isTried(em, rule.key, keep_days)))
        throw refusedFields([{ field: 'is_switched_on', message: messages.try_first }]);
      await sql`
        update retention_rules set keep_days = ${keep_days}, is_active = ${is_active}, updated_by = ${user.id},
          updated_at = ${this.clock.now()}, version = version + 1 where key = ${rule.key}`.execute(within(em));
      const from = { keep_days: rule.keep_days, is_active: rule.is_active };
      await this.changes.announce(
        em,
        user,
        { part: 'retention', id: rule.key },
        { from, to: { keep_days, is_active } },
      );
    });
    return this.rule(key);
  }

  /** Counts what would be removed now, with a number of days that need not be the rule's yet. */
  async dryRun(user: CurrentUser, key: string, days?: number): Promise<RetentionRun> {
    const rule = await this.rule(key);
    const { min, max } = RETENTION_LIMITS[rule.key];
    const keep_days = days ?? rule.keep_days;
    if (keep_days < min || keep_days > max)
      throw refusedFields([{ field: 'keep_days', message: messages.keep_days(min, max) }]);
    const found = await RULES[rule.key].count(this.database.read(), this.before(keep_days));
    return this.note(user, { rule: rule.key, is_dry: true, keep_days, found, removed: 0 });
  }

  /** @throws AppError `illegal_transition` for a rule that is switched off */
  async run(user: CurrentUser, key: string): Promise<RetentionRun> {
    const rule = await this.rule(key);
    if (!rule.is_active) throw new AppError('illegal_transition', messages.try_first);
    return this.remove(user, rule);
  }

  /** By the clock: every rule that is switched on. */
  async runAll(): Promise<void> {
    for (const rule of await this.list()) if (rule.is_active) await this.remove(null, rule);
  }

  private async remove(user: CurrentUser | null, { key, keep_days }: RetentionRule): Promise<RetentionRun> {
    const before = this.before(keep_days);
    const found = await RULES[key].count(this.database.read(), before);
    let removed = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const done = await this.database.write((em) =>
        RULES[key].remove(em, { before, limit: BATCH, files: this.files }),
      );
      removed += done;
      if (done < BATCH) break;
    }
    return this.note(user, { rule: key, is_dry: false, keep_days, found, removed });
  }

  private async note(
    user: CurrentUser | null,
    run: Pick<RetentionRun, 'rule' | 'is_dry' | 'keep_days' | 'found' | 'removed'>,
  ): Promise<RetentionRun> {
    const id = this.ids.next();
    const { rule, is_dry, keep_days, found, removed } = run;
    await this.database.write(async (em) => {
      await sql`
        insert into retention_runs (id, rule, is_dry, keep_days, found, removed, by_user_id, at)
        values (${id}, ${rule}, ${is_dry}, ${keep_days}, ${found}, ${removed}, ${user?.id ?? null}, ${this.clock.now()})`.execute(
        within(em),
      );
      await this.changes.announce(
        em,
        user,
        { part: 'retention', id: rule },
        { run: id, is_dry, keep_days, found, removed },
      );
    });
    const row = await runs(this.database.read()).where('list.id', '=', id).executeTakeFirstOrThrow();
    return runOf(row);
  }

  private async rule(key: string): Promise<RetentionRule> {
    const found = (await this.list()).find((each) => each.key === key);
    if (found === undefined) throw notFound();
    return found;
  }

  private async lock(em: EntityManager, key: string): Promise<RuleRow> {
    if (!RETENTION_RULES.some((each) => each === key)) throw notFound();
    const { rows } = await sql<RuleRow>`
      select key, keep_days, is_active, version, updated_at from retention_rules where key = ${key} for update`.execute(
      within(em),
    );
    if (rows[0] === undefined) throw notFound();
    return rows[0];
  }

  private async isTried(em: EntityManager, key: RetentionRuleKey, keep_days: number): Promise<boolean> {
    const { rows } = await sql`
      select id from retention_runs where rule = ${key} and is_dry and keep_days = ${keep_days} limit 1`.execute(
      within(em),
    );
    return rows.length > 0;
  }

  private before(keep_days: number): Date {
    return new Date(this.clock.now().getTime() - keep_days * DAY);
  }
}
