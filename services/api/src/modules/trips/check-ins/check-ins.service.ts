import type { CheckIn, LinkedCheckIn } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { idOfToken, permanentTokens, type PermanentTokenMaker } from '../../../platform/secrets/permanent-token.js';
import { RecordAccesses } from '../../records/index.js';
import { JOURNEY_MESSAGES as messages, readerSeeing } from '../../journeys/index.js';
import { CheckInAnswering } from './check-in-answers.service.js';
import type { CheckInByTokenDto, CheckInFormDto } from './check-ins.dto.js';
import { findLinkedCheckIn, listCheckIns } from './check-ins.queries.js';

/** Check-ins after the return: read in the portals, answered there or by the link of a mail, without signing in. */
@Injectable()
export class CheckIns {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly answering: CheckInAnswering,
    private readonly accesses: RecordAccesses,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  /** @throws AppError `not_found` for anyone but the patient and the case workers */
  async list(user: CurrentUser, journeyId: string): Promise<{ items: CheckIn[] }> {
    const database = this.database.read();
    await this.accesses.recordReading(user, await readerSeeing(database, user, journeyId, 'check_ins'), 'check_ins');
    return { items: await listCheckIns(database, journeyId, this.clock.now()) };
  }

  answer(em: EntityManager, user: CurrentUser, id: string, form: CheckInFormDto): Promise<CheckIn> {
    return this.answering.answer(em, id, user.id, form);
  }

  seen(user: CurrentUser, id: string): Promise<CheckIn> {
    return this.database.write((em) => this.answering.seen(em, id, user.id));
  }

  /** @throws AppError `not_found` for a forged link, `link_invalid` for one that has expired */
  async byToken(token: string): Promise<LinkedCheckIn> {
    const { day, answered_at } = await this.opened(token);
    return { day, answered: answered_at !== null, red_flags: [] };
  }

  async answerByToken(em: EntityManager, { token, ...form }: CheckInByTokenDto): Promise<LinkedCheckIn> {
    const { id, day } = await this.opened(token);
    const { red_flags } = await this.answering.answer(em, id, null, form);
    return { day, answered: true, red_flags: [...red_flags] };
  }

  private async opened(token: string): Promise<CheckIn> {
    const id = idOfToken(this.tokenOf, 'answer_check_in', token);
    const found = id === null ? undefined : await findLinkedCheckIn(this.database.read(), id, this.clock.now());
    if (found === undefined || !(await this.hasPatient(found.check_in))) throw notFound();
    if (found.link_over) throw new AppError('link_invalid', messages.check_in_expired);
    return found.check_in;
  }

  /** With the account the links of its mails end. */
  private async hasPatient({ journey_id }: CheckIn): Promise<boolean> {
    const row = await this.database
      .read()
      .selectFrom('patient_journeys as journey')
      .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select('journey.id')
      .where('journey.id', '=', journey_id)
      .executeTakeFirst();
    return row !== undefined;
  }
}
