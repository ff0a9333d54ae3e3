import {
  HEALTH_FACTS,
  type HealthFacts,
  type HealthSummary,
  type HealthVersion,
  healthFor,
  JOURNEY_PARTS,
  NO_HEALTH,
  type ReaderKind,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notAllowed, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AccountsService } from '../../identity/index.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { JourneyTasks, lockJourney, readerOf } from '../../journeys/index.js';
import type { HealthFormDto } from './health.dto.js';
import { currentHealth, healthVersions } from './health.queries.js';
import { HealthSummaryRow } from './health-summary.entity.js';

/** The task of the records stage that asks for it. */
export const HEALTH_TASK = 'ask_for_health';
const ALL = new Set(JOURNEY_PARTS);

/** Whether they may change it, and so read the birth date. */
const mayAsk = (kinds: readonly ReaderKind[]): boolean => kinds.includes('patient') || kinds.includes('case_worker');

/** What patients say about their health: written by them and their case managers, kept in versions, read by those who treat them. */
@Injectable()
export class HealthSummaries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
    private readonly tasks: JourneyTasks,
    private readonly accounts: AccountsService,
  ) {}

  async own(user: CurrentUser): Promise<HealthSummary> {
    return this.whole(this.database.read(), user.id);
  }

  saveOwn(user: CurrentUser, form: HealthFormDto, ifMatch: string | undefined): Promise<HealthSummary> {
    return this.database.write((em) => this.save(em, user, user.id, form, ifMatch));
  }

  /** @throws AppError `not_found` for a reader who sees none of it */
  async ofJourney(user: CurrentUser, journeyId: string): Promise<HealthSummary> {
    const reader = await readerOf(this.database.read(), user, journeyId);
    const summary = healthFor(reader.parts, await currentHealth(this.database.read(), reader.journey.patient_id));
    if (summary === null) throw notFound();
    await this.accesses.recordReading(user, reader, 'patient_details');
    return mayAsk(reader.kinds) ? this.withBirth(this.database.read(), reader.journey.patient_id, summary) : summary;
  }

  /** @throws AppError `not_found` for a journey of someone else, `not_allowed` for who may only read it */
  saveOfJourney(
    user: CurrentUser,
    journeyId: string,
    form: HealthFormDto,
    ifMatch: string | undefined,
  ): Promise<HealthSummary> {
    return this.database.write(async (em) => {
      const { kinds, journey } = await readerOf(within(em), user, journeyId);
      if (!mayAsk(kinds)) throw notAllowed();
      return this.save(em, user, journey.patient_id, form, ifMatch);
    });
  }

  /** Who changed what; for the patient and the case managers. */
  async versions(user: CurrentUser, journeyId: string): Promise<{ items: HealthVersion[] }> {
    const reader = await readerOf(this.database.read(), user, journeyId);
    if (!mayAsk(reader.kinds)) throw notFound();
    await this.accesses.recordReading(user, reader, 'patient_details');
    return { items: await healthVersions(this.database.read(), reader.journey.patient_id) };
  }

  private async whole(database: Kysely<Tables>, patient_id: string): Promise<HealthSummary> {
    const summary = healthFor(ALL, await currentHealth(database, patient_id));
    if (summary === null) throw new Error('Who sees everything sees the health summary');
    return this.withBirth(database, patient_id, summary);
  }

  /** The birth date is a fact of the account, and kept nowhere else. */
  private async withBirth(
    database: Kysely<Tables>,
    patient_id: string,
    summary: HealthSummary,
  ): Promise<HealthSummary> {
    const person = await database
      .selectFrom('users')
      .select(sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))
      .where('id', '=', patient_id)
      .executeTakeFirst();
    return { ...summary, date_of_birth: person?.date_of_birth ?? null };
  }

  private async save(
    em: EntityManager,
    user: CurrentUser,
    patient_id: string,
    { date_of_birth, ...form }: HealthFormDto,
    ifMatch: string | undefined,
  ): Promise<HealthSummary> {
    const { rows: journeys } = await sql<{ id: string }>`
      select id from patient_journeys where patient_id = ${patient_id} and status <> 'closed' order by id`.execute(
      within(em),
    );
    for (const { id } of journeys) await lockJourney(em, id);
    // Two first saves at once wait for each other, as later ones do.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`health ${patient_id}`}, 0))`.execute(within(em));
    const before = await currentHealth(within(em), patient_id);
    refuseStale(ifMatch, before?.version ?? 0);
    const facts: HealthFacts = Object.assign({}, NO_HEALTH, before, form);
    // An answer ends "I do not know"; "I do not know" ends an answer.
    const unknown = (form.unknown ?? before?.unknown ?? []).filter((fact) => form[fact] == null);
    em.create(HealthSummaryRow, {
      ...Object.fromEntries(HEALTH_FACTS.map((fact) => [fact, unknown.includes(fact) ? null : (facts[fact] ?? null)])),
      patient_id,
      version: (before?.version ?? 0) + 1,
      unknown,
      answered_by: user.id,
      answered_at: this.clock.now(),
    });
    await em.flush();
    if (date_of_birth !== undefined) await this.accounts.correct(em, patient_id, { date_of_birth });
    for (const { id } of journeys) await this.tasks.finishMade(em, id, HEALTH_TASK);
    return this.whole(within(em), patient_id);
  }
}
