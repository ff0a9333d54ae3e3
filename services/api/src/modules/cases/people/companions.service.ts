import { patientHref } from '@ayana/contracts/journey';
import type { Companion, AccompaniedJourney, Invitation } from '@ayana/contracts/journey';
import { LOCALES } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { currentLanguage, inLanguage } from '../../../platform/languages/current-language.js';
import { idOfToken, permanentTokens, type PermanentTokenMaker } from '../../../platform/secrets/permanent-token.js';
import { MessagingService } from '../../messaging/index.js';
import {
  CaseNotices,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  lockOpenJourney,
  readerOf,
  readerSeeing,
} from '../../journeys/index.js';
import { CompanionRow } from './companion.entity.js';
import type { CompanionChangeDto, NewCompanionDto } from './people.dto.js';

/** Companions of one journey at once, and invitations of a day. */
const COMPANIONS_MAX = 10;
const INVITATIONS_A_DAY = 20;
const DAY = 24 * 60 * 60 * 1000;

/** Those who accompany a patient: invited by mail, they see what the patient allows. */
@Injectable()
export class Companions {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  async list(user: CurrentUser, journeyId: string): Promise<{ items: Companion[] }> {
    const database = this.database.read();
    await readerSeeing(database, user, journeyId, 'people');
    const rows = await this.database.orm.em
      .fork()
      .find(CompanionRow, { journey_id: journeyId, withdrawn_at: null }, { orderBy: { created_at: 'asc', id: 'asc' } });
    return { items: rows.map(companionOf) };
  }

  /** The journeys a user accompanies. */
  async mine(user: CurrentUser): Promise<{ items: AccompaniedJourney[] }> {
    const { rows } = await sql<AccompaniedJourney>`
      select companion.id as companion_id, journey.id as journey_id, journey.case_number, coalesce(patient.name, '') as patient_name,
        case when 'see_journey' = any (companion.may) then journey.current_stage end as current_stage, to_jsonb(companion.may) as may
      from companions companion
        join patient_journeys journey on journey.id = companion.journey_id
        left join users patient on patient.id = journey.patient_id
      where companion.user_id = ${user.id} and companion.accepted_at is not null and companion.withdrawn_at is null
      order by companion.accepted_at, companion.id`.execute(this.database.read());
    return { items: rows.map((row) => Object.assign(row, { may: listOf(row.may) })) };
  }

  /** By the patient. @throws AppError `invalid_fields` for their own address, one that is invited, and more than there may be */
  async invite(em: EntityManager, user: CurrentUser, form: NewCompanionDto): Promise<Companion> {
    // Another patient's journey is the same as none, also when it is closed.
    await refuseUnlessPatient(em, user, form.journey_id);
    const journey = await lockOpenJourney(em, form.journey_id);
    await this.refuseMore(em, form.journey_id);
    const patient = await this.notices.patientOf(em, journey);
    await this.refuseAddress(em, form, patient?.email ?? '');
    const language = form.language ?? currentLanguage();
    if (!LOCALES.some(({ tag }) => tag === language) && form.language !== undefined)
      throw refusedFields([{ field: 'language', message: messages.companion_language }]);
    const now = this.clock.now();
    const { journey_id, name, email, relation, may } = form;
    const row = em.create(CompanionRow, {
      id: this.ids.next(),
      journey_id,
      name,
      email,
      relation,
      language,
      may: [...new Set(may)],
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await inLanguage(language, () =>
      this.messaging.queueMail(em, {
        template: 'companion_invitation',
        journey_id,
        to: email,
        data: { id: row.id, name, patient: patient?.name ?? '' },
        dedupe_key: `companion:${row.id}:invitation`,
      }),
    );
    return companionOf(row);
  }

  /** By the patient: what a companion may do from now on. */
  change(user: CurrentUser, id: string, form: CompanionChangeDto, ifMatch: string | undefined): Promise<Companion> {
    return this.update(user, id, ifMatch, (row) => {
      row.may = [...new Set(form.may)];
    });
  }

  /** By the patient, or by the companion: it ends at once. */
  withdraw(user: CurrentUser, id: string): Promise<Companion> {
    return this.update(user, id, undefined, (row) => {
      row.withdrawn_at = this.clock.now();
    });
  }

  /** @throws AppError `not_found` for a forged link, or an invitation that was withdrawn */
  async byToken(token: string): Promise<Invitation> {
    const id = this.idOf(token);
    const { rows } = await sql<Invitation>`
      select coalesce(patient.name, '') as patient_name, journey.case_number, companion.name, companion.accepted_at is not null as accepted
      from companions companion
        join patient_journeys journey on journey.id = companion.journey_id
        left join users patient on patient.id = journey.patient_id
      where companion.id = ${id} and companion.withdrawn_at is null`.execute(this.database.read());
    if (rows[0] === undefined) throw notFound();
    return rows[0];
  }

  /** Accepts an invitation, signed in with the address that was invited. */
  accept(user: CurrentUser, token: string): Promise<Companion> {
    return this.database.write(async (em) => {
      const row = await em.findOne(CompanionRow, { id: this.idOf(token), withdrawn_at: null }, FOR_UPDATE);
      if (row === null) throw notFound();
      const person = await within(em)
        .selectFrom('users')
        .select(['email', 'email_verified_at'])
        .where('id', '=', user.id)
        .executeTakeFirst();
      const isAddressed = person?.email.toLowerCase() === row.email.toLowerCase() && person.email_verified_at !== null;
      if (!isAddressed) throw new AppError('not_allowed', messages.companion_address);
      if (row.accepted_at == null) await this.join(em, row, user);
      return companionOf(row);
    });
  }

  private async join(em: EntityManager, row: CompanionRow, user: CurrentUser): Promise<void> {
    const now = this.clock.now();
    Object.assign(row, { user_id: user.id, accepted_at: now, updated_at: now, version: row.version + 1 });
    await em.flush();
    const journey = await lockOpenJourney(em, row.journey_id);
    this.entries.add(em, {
      journey_id: row.journey_id,
      event: 'companion_joined',
      visibility: 'public',
      actor_id: user.id,
      text: row.name,
    });
    await this.notices.toPatient(em, journey, { kind: 'journey', path: patientHref('people') }, () => ({
      title: messages.companion_joined_title(row.name),
      message: messages.companion_joined,
    }));
  }

  private update(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (row: CompanionRow) => void,
  ): Promise<Companion> {
    return this.database.write(async (em) => {
      const row = await em.findOne(CompanionRow, { id, withdrawn_at: null }, FOR_UPDATE);
      if (row === null) throw notFound();
      const journey = await within(em)
        .selectFrom('patient_journeys')
        .select('patient_id')
        .where('id', '=', row.journey_id)
        .executeTakeFirst();
      const before = row.withdrawn_at;
      const isPatient = journey?.patient_id === user.id;
      if (!isPatient && row.user_id !== user.id) throw notFound();
      refuseStale(ifMatch, row.version);
      work(row);
      // A companion may only leave.
      if (!isPatient && row.withdrawn_at === before) throw notFound();
      row.version += 1;
      row.updated_at = this.clock.now();
      await em.flush();
      return companionOf(row);
    });
  }

  private idOf(token: string): string {
    const id = idOfToken(this.tokenOf, 'accept_companion', token);
    if (id === null) throw notFound();
    return id;
  }

  /** Each invitation is a mail to an address of someone’s choice: those that were ended count for the day, too. */
  private async refuseMore(em: EntityManager, journey_id: string): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - DAY);
    const { open, recent } = await within(em)
      .selectFrom('companions')
      .select([
        sql<number>`(count(*) filter (where withdrawn_at is null))::integer`.as('open'),
        sql<number>`(count(*) filter (where created_at > ${dayAgo}))::integer`.as('recent'),
      ])
      .where('journey_id', '=', journey_id)
      .executeTakeFirstOrThrow();
    if (open >= COMPANIONS_MAX)
      throw refusedFields([{ field: 'email', message: messages.companions_limit(COMPANIONS_MAX) }]);
    if (recent >= INVITATIONS_A_DAY)
      throw refusedFields([{ field: 'email', message: messages.companions_a_day(INVITATIONS_A_DAY) }]);
  }

  private async refuseAddress(em: EntityManager, { journey_id, email }: NewCompanionDto, own: string): Promise<void> {
    if (email.toLowerCase() === own.toLowerCase())
      throw refusedFields([{ field: 'email', message: messages.companion_self }]);
    const known = await within(em)
      .selectFrom('companions')
      .select('id')
      .where('journey_id', '=', journey_id)
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (known !== undefined) throw refusedFields([{ field: 'email', message: messages.companion_known }]);
  }
}

async function refuseUnlessPatient(em: EntityManager, user: CurrentUser, journeyId: string): Promise<void> {
  const { kinds } = await readerOf(within(em), user, journeyId);
  if (!kinds.includes('patient')) throw notFound();
}

/** An array of PostgreSQL that Kysely gives as JSON. */
const listOf = <T>(value: T[] | string): T[] => (typeof value === 'string' ? (JSON.parse(value) as T[]) : value);

const companionOf = (row: CompanionRow): Companion => ({
  id: row.id,
  journey_id: row.journey_id,
  name: row.name,
  email: row.email,
  relation: row.relation,
  language: row.language,
  may: row.may,
  accepted_at: row.accepted_at == null ? null : isoTime(row.accepted_at),
  withdrawn_at: row.withdrawn_at == null ? null : isoTime(row.withdrawn_at),
  version: row.version,
  created_at: isoTime(row.created_at),
});
