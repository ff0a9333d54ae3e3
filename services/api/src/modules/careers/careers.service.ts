import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CAREER_APPLICATION_FIELDS,
  CAREER_VACANCY_CLOSED,
  type Vacancy as VacancyAnswer,
  type Vacancies,
} from '@ayana/contracts/careers';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { ApplicationIntake } from '../applications/index.js';
import { writtenFields } from '../forms/index.js';
import { type InboxSource, InboxSources } from '../inbox/index.js';
import { CareerApplication, Vacancy } from './career-application.entity.js';
import type { CareerApplicationDto } from './careers.dto.js';

const OPEN = prepared<VacancyAnswer>(
  `select id, slug, title, team, place, hours, languages, posted_on, summary, tasks, needs
   from vacancies where is_open order by posted_on desc, id`,
);

const AFTERWARDS =
  'A person writes to you within 24 hours. If the job could suit you, we talk by video. If not, we tell you why.';

const topicOf = (title: string | null): string =>
  title === null ? 'Application for work' : `Application for work: ${title}`;

/** Vacancies, and applications for them: stored in their own rows, shown in the staff's inbox. */
@Injectable()
export class CareersService implements InboxSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly applications: ApplicationIntake,
    private readonly sources: InboxSources,
  ) {}

  onModuleInit(): void {
    this.sources.register('career_application', this);
  }

  async vacancies(): Promise<Vacancies> {
    return { items: await this.database.ask(OPEN, []), next_cursor: null };
  }

  /** @throws AppError 422 for a vacancy that is not open */
  async apply(em: EntityManager, form: CareerApplicationDto, caller: CurrentUser | null): Promise<FormAnswer> {
    const { vacancy: slug, phone = null, link = null, message = null, ...rest } = form;
    const vacancy = slug === undefined ? null : await em.findOne(Vacancy, { slug, is_open: true });
    if (slug !== undefined && vacancy === null)
      throw refusedFields([{ field: 'vacancy', message: CAREER_VACANCY_CLOSED }]);
    const id = this.ids.next();
    em.create(CareerApplication, {
      ...rest,
      id,
      vacancy_id: vacancy?.id ?? null,
      phone,
      link: link || null,
      message: message || null,
      created_at: this.clock.now(),
    });
    await em.flush();
    await this.applications.receive(
      em,
      {
        id,
        kind: 'career_application',
        topic: topicOf(vacancy?.title ?? null),
        name: form.name,
        email: form.email,
        phone,
        country: null,
        facts: [
          ['Lives in', form.place],
          ['Languages', form.languages],
          ['Experience', form.experience],
          ...(link ? [['CV or profile', link] as const] : []),
        ],
        message: message || null,
        afterwards: AFTERWARDS,
      },
      caller,
    );
    return { success: true, message: FORM_MESSAGES.career, id };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const rows = await database
      .selectFrom('career_applications as application')
      .leftJoin('vacancies as vacancy', 'vacancy.id', 'application.vacancy_id')
      .selectAll('application')
      .select(['vacancy.slug as vacancy', 'vacancy.title as vacancy_title'])
      .where('application.id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        { ...writtenFields(row, CAREER_APPLICATION_FIELDS), topic: topicOf(row.vacancy_title) },
      ]),
    );
  }
}
