import type { LastEditor } from '@ayana/contracts/editing';
import type { JourneyPart, PatientDetails } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AccountsService } from '../../identity/index.js';
import { RecordAccesses } from '../../records/index.js';
import { LetterTasks } from '../../trips/index.js';
import { readerOf } from '../../journeys/index.js';
import { PatientDetailsRow } from './patient-details.entity.js';
import type { PatientDetailsFormDto } from './people.dto.js';

type Fact = Exclude<keyof PatientDetails, 'patient_id' | 'version' | 'updated_at' | 'updated_by'>;

/** The part of a journey that each fact belongs to: who sees the part sees the fact. */
const PART_OF: Record<Fact, JourneyPart> = {
  passport_name: 'name',
  date_of_birth: 'passport',
  attendants: 'passport',
  nationality: 'nationality',
  passport_number: 'passport',
  special_needs: 'special_needs',
  emergency_name: 'contact',
  emergency_phone: 'contact',
};
const FACTS = Object.keys(PART_OF) as Fact[];
/** Who knows the name alone reads it elsewhere, and none of these facts is for them. */
const BEYOND_NAME = FACTS.filter((fact) => PART_OF[fact] !== 'name');

/** Facts that patients give about themselves; each reader of a journey sees those their work needs. */
@Injectable()
export class PatientDetailsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
    private readonly accounts: AccountsService,
    private readonly letterTasks: LetterTasks,
  ) {}

  async own(user: CurrentUser): Promise<PatientDetails> {
    const details = await this.read(this.database.orm.em.fork(), user.id, () => true);
    return { ...details, updated_by: await editorOfDetails(this.database.read(), user.id) };
  }

  /** @throws AppError `not_found` for a reader who sees none of the facts */
  async ofJourney(user: CurrentUser, journeyId: string): Promise<PatientDetails> {
    const reader = await readerOf(this.database.read(), user, journeyId);
    const { journey, parts } = reader;
    if (!BEYOND_NAME.some((fact) => parts.has(PART_OF[fact]))) throw notFound();
    await this.accesses.recordReading(user, reader, 'patient_details');
    return this.read(this.database.orm.em.fork(), journey.patient_id, (fact) => parts.has(PART_OF[fact]));
  }

  save(user: CurrentUser, form: PatientDetailsFormDto, ifMatch: string | undefined): Promise<PatientDetails> {
    return this.database.write(async (em) => {
      const now = this.clock.now();
      // Two first saves at once wait for each other, as later ones do.
      await sql`
        insert into patient_details (patient_id, version, updated_at, updated_by) values (${user.id}, 0, ${now}, ${user.id})
        on conflict do nothing`.execute(within(em));
      const row = await em.findOneOrFail(PatientDetailsRow, { patient_id: user.id }, FOR_UPDATE);
      refuseStale(ifMatch, row.version);
      const { date_of_birth, ...own } = form;
      Object.assign(row, own, { version: row.version + 1, updated_at: now });
      await em.flush();
      if (date_of_birth !== undefined) await this.accounts.correct(em, user.id, { date_of_birth });
      await this.letterTasks.finish(em, user.id);
      const details = await this.read(em, user.id, () => true);
      return { ...details, updated_by: await editorOfDetails(within(em), user.id) };
    });
  }

  private async read(em: EntityManager, patient_id: string, shows: (fact: Fact) => boolean): Promise<PatientDetails> {
    const row = await em.findOne(PatientDetailsRow, { patient_id });
    const account = await within(em)
      .selectFrom('users')
      .select(sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))
      .where('id', '=', patient_id)
      .executeTakeFirst();
    const known = {
      attendants: [],
      ...(row === null ? {} : Object.fromEntries(STORED.map((fact) => [fact, row[fact] ?? null]))),
      ...account,
    } as Partial<Pick<PatientDetails, Fact>>;
    const facts = Object.fromEntries(FACTS.map((fact) => [fact, shows(fact) ? (known[fact] ?? null) : null])) as Pick<
      PatientDetails,
      Fact
    >;
    return {
      patient_id,
      ...facts,
      version: row?.version ?? 0,
      updated_at: row === null ? null : isoTime(row.updated_at),
    };
  }
}

/** Facts of the row; the day of birth is the account's. */
const STORED = FACTS.filter((fact) => fact !== 'date_of_birth');

async function editorOfDetails(database: Kysely<Tables>, patient_id: string): Promise<LastEditor | null> {
  const row = await database
    .selectFrom('patient_details as details')
    .select(editorOf('details').as('editor'))
    .where('details.patient_id', '=', patient_id)
    .executeTakeFirst();
  return row?.editor ?? null;
}
