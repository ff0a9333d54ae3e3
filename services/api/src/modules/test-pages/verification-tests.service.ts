import { randomBytes } from 'node:crypto';
import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { asTest } from '../../platform/requests/test-mark.js';
import { oneTimeTokens } from '../../platform/secrets/one-time-token.js';
import { AuditTrail } from '../activity/index.js';
import { EmailConfirmation, SignUps } from '../identity/index.js';
import { TEST_PAGE_MESSAGES as messages } from './messages.js';
import { testMailsOf } from './test-mails.queries.js';
import { TestMails } from './test-mails.service.js';
import type { NewVerificationTestDto, VerificationTestDto, VerificationTestsDto } from './verification-tests.dto.js';

const SHOWN = 20;

interface Row {
  id: string;
  email: string;
  language: string;
  sign_up_id: string;
  link_ids: string[];
  started_at: string;
  started_by: string | null;
  link_expires_at: string;
  opened_at: string | null;
  refused_again_at: string | null;
  removed_at: string | null;
}

const orNull = (time: string | null): string | null => (time === null ? null : isoTime(time));

/** The confirmation of an address, gone through by the staff: a real sign-up, mail, link and account, marked as a test. */
@Injectable()
export class VerificationTests {
  private readonly tokenOf;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly mails: TestMails,
    private readonly signUps: SignUps,
    private readonly confirmation: EmailConfirmation,
    private readonly audit: AuditTrail,
  ) {
    this.tokenOf = oneTimeTokens(config.cookieSecret);
  }

  async list(): Promise<VerificationTestsDto> {
    return { items: await this.read(sql`true`) };
  }

  async find(id: string): Promise<VerificationTestDto> {
    const [found] = await this.read(sql`test.id = ${id}`);
    if (found === undefined) throw notFound();
    return found;
  }

  /** Signs a test account up. @throws AppError `invalid_fields` at `email` or `language` */
  async start(user: CurrentUser, { email, language }: NewVerificationTestDto): Promise<VerificationTestDto> {
    this.mails.checkLanguage(language);
    this.mails.checkRecipient(email, 'email');
    const prepared = await this.signUps.prepare({
      email,
      password: randomBytes(24).toString('base64url'),
      first_name: 'Test',
      last_name: 'Account',
      account_kind: 'patient',
      health_data_consent: true,
      consent_text_version: HEALTH_DATA_CONSENT.text_version,
    });
    const id = this.ids.next();
    await asTest(() =>
      inLanguage(language, () =>
        this.database.write(async (em) => {
          const { rows } = await sql`
            select from users where lower(email) = lower(${email})
            union all select from sign_ups where lower(email) = lower(${email})`.execute(within(em));
          if (rows.length > 0) throw refusedFields([{ field: 'email', message: messages.has_account }]);
          await this.signUps.accept(em, prepared);
          await sql`
            insert into verification_tests (id, email, language, started_by, started_at, sign_up_id, link_ids, link_expires_at)
            select ${id}, ${email}, ${language}, ${user.id}, ${this.clock.now()}, link.sign_up_id, array[link.id], link.expires_at
            from one_time_tokens link join sign_ups on sign_ups.id = link.sign_up_id
            where lower(sign_ups.email) = lower(${email})`.execute(within(em));
          await this.audit.record(em, {
            action: 'verification_test.started',
            actor: user,
            subject_id: null,
            details: { id },
          });
        }),
      ),
    );
    return this.find(id);
  }

  /** Mails another link; the former one works until one of them is opened. */
  async resend(id: string): Promise<VerificationTestDto> {
    await asTest(() =>
      this.database.write(async (em) => {
        const test = await this.lock(em, id);
        if (test.opened_at !== null) throw refusedFields([{ field: 'id', message: messages.already_confirmed }]);
        await inLanguage(test.language, () => this.signUps.resend(em, test.email));
        await sql`
          update verification_tests set link_ids = array(
              select link.id from one_time_tokens link where link.sign_up_id = ${test.sign_up_id} order by link.created_at, link.id),
            link_expires_at = (select max(expires_at) from one_time_tokens link where link.sign_up_id = ${test.sign_up_id})
          where id = ${id}`.execute(within(em));
      }),
    );
    return this.find(id);
  }

  /** Opens the newest link as its reader would; once it has worked, opens the same one again, which must be refused. */
  async open(id: string): Promise<VerificationTestDto> {
    const test = await this.database.write((em) => this.lock(em, id));
    const token = this.tokenOf('verify_email', test.link_ids.at(-1) ?? '');
    const now = this.clock.now();
    try {
      await asTest(() => this.confirmation.confirm(token));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'link_invalid' || test.opened_at === null) throw error;
      await this.database.write((em) =>
        sql`update verification_tests set refused_again_at = ${now} where id = ${id}`.execute(within(em)),
      );
      return this.find(id);
    }
    await this.database.write((em) =>
      sql`update verification_tests set opened_at = ${now} where id = ${id} and opened_at is null`.execute(within(em)),
    );
    return this.find(id);
  }

  /** Removes the test account, its sign-up and its links; the steps stay to be read. */
  async remove(user: CurrentUser, id: string): Promise<VerificationTestDto> {
    await this.database.write(async (em) => {
      const test = await this.lock(em, id);
      await sql`delete from sign_ups where is_test and lower(email) = lower(${test.email})`.execute(within(em));
      await sql`delete from users where is_test and lower(email) = lower(${test.email})`.execute(within(em));
      await sql`update verification_tests set removed_at = ${this.clock.now()} where id = ${id}`.execute(within(em));
      await this.audit.record(em, {
        action: 'verification_test.removed',
        actor: user,
        subject_id: null,
        details: { id },
      });
    });
    return this.find(id);
  }

  private async lock(em: EntityManager, id: string): Promise<Row> {
    const { rows } = await sql<Row>`select * from verification_tests where id = ${id} for update`.execute(within(em));
    const [test] = rows;
    if (test === undefined) throw notFound();
    if (test.removed_at !== null) throw refusedFields([{ field: 'id', message: messages.test_removed }]);
    return test;
  }

  private async read(which: RawBuilder<boolean>): Promise<VerificationTestDto[]> {
    const database = this.database.read();
    const { rows } = await sql<Row & { confirmed_at: string | null }>`
      select test.id, test.email, test.language, test.sign_up_id, test.link_ids, test.started_at, person.name as started_by,
        test.link_expires_at, coalesce(test.opened_at, account.created_at) as opened_at, test.refused_again_at, test.removed_at
      from verification_tests test
      left join users person on person.id = test.started_by
      left join users account on account.is_test and lower(account.email) = lower(test.email) and test.removed_at is null
      where ${which} order by test.started_at desc, test.id desc limit ${SHOWN}`.execute(database);
    const links = rows.flatMap(({ link_ids }) => link_ids);
    const mails =
      links.length === 0 ? [] : await testMailsOf(database, (key) => sql`split_part(${key}, ':', 2) = any (${links})`);
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      language: row.language,
      started_at: isoTime(row.started_at),
      started_by: row.started_by,
      mails: mails
        .filter(({ dedupe_key: key }) => row.link_ids.includes(key.split(':')[1] ?? ''))
        .map(({ dedupe_key: _key, ...mail }) => mail),
      link_expires_at: isoTime(row.link_expires_at),
      opened_at: orNull(row.opened_at),
      refused_again_at: orNull(row.refused_again_at),
      removed_at: orNull(row.removed_at),
    }));
  }
}
