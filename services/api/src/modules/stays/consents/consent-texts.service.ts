import { mayEnter } from '@ayana/contracts/identity';
import type { ConsentText, ConsentTexts } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { isCaseWorker } from '../../journeys/index.js';
import { refuseReaders } from '../../organisations/index.js';
import { ConsentTextRow } from './consent.entities.js';
import { CONSENT_MESSAGES as messages } from './consent-messages.js';
import { ConsentTasks } from './consent-tasks.js';
import type { ConsentTextsQueryDto, NewConsentTextDto } from './consents.dto.js';
import { textsOf } from './consents.queries.js';

interface OwnHospital {
  id: string;
  role: string;
}

/** The texts of a hospital’s consent: by language, each change the next version. Its people and the staff write them. */
@Injectable()
export class ConsentTextsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tasks: ConsentTasks,
  ) {}

  async list(user: CurrentUser, { partner_hospital_id }: ConsentTextsQueryDto): Promise<ConsentTexts> {
    const own = await this.hospitalsOf(user);
    const isStaff = isCaseWorker(user);
    const asked = partner_hospital_id === undefined ? own.map(({ id }) => id) : [partner_hospital_id];
    if (!isStaff && asked.some((id) => own.every((hospital) => hospital.id !== id))) throw notFound();
    return {
      items: await textsOf(this.database.read(), asked),
      may_write: isStaff || own.some(({ role }) => role !== 'read_only'),
    };
  }

  /**
   * Writes the next version of a language, and asks everyone who is expected to sign it.
   * @param ifMatch the version that was read; 0 where there was none
   * @throws AppError `not_found`, `not_allowed` for a member who may only read, `stale_version`, `invalid_fields` for the same text
   */
  async write(em: EntityManager, user: CurrentUser, form: NewConsentTextDto, ifMatch?: string): Promise<ConsentText> {
    const { partner_hospital_id, language, title, body } = form;
    const own = await this.hospitalsOf(user);
    if (!isCaseWorker(user) && own.every(({ id }) => id !== partner_hospital_id)) throw notFound();
    await refuseReaders(em, user);
    // Two who write at once wait for each other.
    const hospital = await within(em)
      .selectFrom('partner_hospitals')
      .select('id')
      .where('id', '=', partner_hospital_id)
      .forUpdate()
      .executeTakeFirst();
    if (hospital === undefined) throw refusedFields([{ field: 'partner_hospital_id', message: messages.own_hospital }]);
    const [before] = await em.find(
      ConsentTextRow,
      { partner_hospital_id, language },
      { orderBy: { version: 'desc' }, limit: 1 },
    );
    refuseStale(ifMatch, before?.version ?? 0);
    if (before?.body === body && before.title === title)
      throw refusedFields([{ field: 'body', message: messages.same_text }]);
    const row = em.create(ConsentTextRow, {
      partner_hospital_id,
      language,
      title,
      body,
      id: this.ids.next(),
      version: (before?.version ?? 0) + 1,
      written_by: user.id,
      written_at: this.clock.now(),
    });
    await em.flush();
    await this.tasks.askAll(em, partner_hospital_id);
    const written = (await textsOf(within(em), [partner_hospital_id])).find(({ id }) => id === row.id);
    if (written === undefined) throw notFound();
    return written;
  }

  private async hospitalsOf(user: CurrentUser): Promise<OwnHospital[]> {
    if (!mayEnter('hospital_portal', user.role)) return [];
    const { rows } = await sql<OwnHospital>`
      select hospital.id, member.role from partner_members member
        join partner_hospitals hospital on hospital.partner_id = member.partner_id
      where member.user_id = ${user.id}`.execute(this.database.read());
    return rows;
  }
}
