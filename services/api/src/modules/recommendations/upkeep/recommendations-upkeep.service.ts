import type {
  KeptHospitalRecommendation,
  KeptDoctorRecommendation,
  KeptRecommendations,
} from '@ayana/contracts/editing';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { RECOMMENDATION_MESSAGES as messages } from '../messages.js';
import { KINDS, type RecommendationKind } from './kinds.js';
import type { RecommendationChangeDto } from './recommendations-upkeep.dto.js';

type Kept = KeptHospitalRecommendation & KeptDoctorRecommendation;

export interface NewRecommendation {
  recommendation_score: number;
  specialization_match?: boolean;
  notes?: string | null;
}

/** Who is recommended for a treatment, as staff keep it. Removed rows stay, inactive; adding one again brings its row back. */
@Injectable()
export class RecommendationsUpkeep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws AppError `not_found` for an unknown treatment; an inactive one has recommendations as well */
  async list(treatmentId: string): Promise<KeptRecommendations> {
    const database = this.database.read();
    await refuseUnknownTreatment(database, treatmentId);
    const of = (kind: RecommendationKind) => kept(database, kind, sql`treatment_id = ${treatmentId}`);
    const [hospitals, doctors] = await Promise.all([of('hospital'), of('doctor')]);
    return { hospitals, doctors };
  }

  /** @throws AppError `not_found` for the treatment, `invalid_fields` for who is unknown or recommended already */
  async add(
    em: EntityManager,
    user: CurrentUser,
    kind: RecommendationKind,
    [treatmentId, subjectId]: readonly [treatmentId: string, subjectId: string],
    { recommendation_score, specialization_match = false, notes = null }: NewRecommendation,
  ): Promise<Kept> {
    const { table, subject, subjects, unknown } = KINDS[kind];
    const database = within(em);
    await refuseUnknownTreatment(database, treatmentId);
    const { rows: known } = await sql`select from ${subjects} subject where id = ${subjectId} and is_shown`.execute(
      database,
    );
    if (known.length === 0) throw refusedFields([{ field: subject, message: unknown }]);
    const now = this.clock.now();
    const {
      rows: [row],
    } = await sql<{ id: string }>`
      insert into ${sql.table(table)} as recommendation
        (treatment_id, ${sql.ref(subject)}, recommendation_score, specialization_match, notes, created_by, created_at, updated_by, updated_at)
      values (${treatmentId}, ${subjectId}, ${recommendation_score}, ${specialization_match}, ${notes}, ${user.id}, ${now}, ${user.id}, ${now})
      on conflict (treatment_id, ${sql.ref(subject)}) do update set
        recommendation_score = excluded.recommendation_score, specialization_match = excluded.specialization_match,
        notes = excluded.notes, created_by = excluded.created_by, created_at = excluded.created_at, updated_by = excluded.updated_by, updated_at = excluded.updated_at,
        is_active = true, version = recommendation.version + 1
        where not recommendation.is_active
      returning id`.execute(database);
    if (row === undefined) throw refusedFields([{ field: subject, message: messages.recommended_already }]);
    return this.recorded(em, user, kind, row.id, { added: true });
  }

  /** @throws AppError `not_found`, `stale_version`, `invalid_fields` */
  update(
    user: CurrentUser,
    kind: RecommendationKind,
    ids: readonly [treatmentId: string, id: string],
    change: RecommendationChangeDto,
    ifMatch?: string,
  ): Promise<Kept> {
    const names = Object.keys(change);
    if (names.length === 0)
      throw refusedFields([{ field: 'recommendation_score', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      await this.set(em, user, kind, ids, ifMatch, change);
      return this.recorded(em, user, kind, ids[1], { changed: names });
    });
  }

  /** @throws AppError `not_found`, `stale_version` */
  async remove(
    user: CurrentUser,
    kind: RecommendationKind,
    ids: readonly [treatmentId: string, id: string],
    ifMatch?: string,
  ): Promise<void> {
    await this.database.write(async (em) => {
      await this.set(em, user, kind, ids, ifMatch, { is_active: false });
      await this.record(em, user, kind, ids[1], { removed: true });
    });
  }

  private async set(
    em: EntityManager,
    user: CurrentUser,
    kind: RecommendationKind,
    [treatmentId, id]: readonly [treatmentId: string, id: string],
    ifMatch: string | undefined,
    change: RecommendationChangeDto & { is_active?: boolean },
  ): Promise<void> {
    const table = sql.table(KINDS[kind].table);
    const {
      rows: [row],
    } = await sql<{ version: number }>`
      select version from ${table} where id = ${id} and treatment_id = ${treatmentId} and is_active for update`.execute(
      within(em),
    );
    if (row === undefined) throw notFound();
    refuseStale(ifMatch, row.version);
    const edited = Object.assign({ updated_by: user.id, updated_at: this.clock.now() }, change);
    const sets = Object.entries(edited).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${table} set ${sql.join(sets)}, version = version + 1 where id = ${id}`.execute(within(em));
  }

  private async recorded(
    em: EntityManager,
    user: CurrentUser,
    kind: RecommendationKind,
    id: string,
    details: Record<string, unknown>,
  ): Promise<Kept> {
    await this.record(em, user, kind, id, details);
    const [row] = await kept(within(em), kind, sql`recommendation.id = ${id}`);
    if (row === undefined) throw notFound();
    return row;
  }

  private record(
    em: EntityManager,
    actor: CurrentUser,
    kind: RecommendationKind,
    id: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    return this.trail.record(em, {
      action: 'recommendation.changed',
      actor,
      subject_id: null,
      details: { id, kind, ...details },
    });
  }
}

async function kept(
  database: Kysely<Tables>,
  kind: RecommendationKind,
  condition: RawBuilder<unknown>,
): Promise<Kept[]> {
  const { table, subject, subjects } = KINDS[kind];
  const { rows } = await sql<Kept>`
    select recommendation.id, recommendation.treatment_id, recommendation.${sql.ref(subject)}, subject.name, subject.is_shown, recommendation.is_active,
      recommendation.recommendation_score, recommendation.specialization_match, recommendation.notes, recommendation.version,
      coalesce(recommendation.updated_at, recommendation.created_at) as updated_at, ${editorOf('recommendation')} as updated_by
    from ${sql.table(table)} recommendation join ${subjects} subject on subject.id = recommendation.${sql.ref(subject)}
    where ${condition}
    order by recommendation.is_active desc, recommendation.recommendation_score desc, subject.name, recommendation.id`.execute(
    database,
  );
  return rows.map((row) => Object.assign(row, { updated_at: isoTime(row.updated_at) }));
}

async function refuseUnknownTreatment(database: Kysely<Tables>, id: string): Promise<void> {
  await database.selectFrom('treatments').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
}
