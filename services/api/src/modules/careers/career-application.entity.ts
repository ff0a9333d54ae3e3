import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const VacancySchema = defineEntity({
  name: 'Vacancy',
  tableName: 'vacancies',
  properties: {
    id: p.uuid().primary(),
    slug: p.string(),
    title: p.string(),
    team: p.string(),
    place: p.string(),
    hours: p.string(),
    languages: p.array(),
    posted_on: p.date(),
    summary: p.string(),
    tasks: p.array(),
    needs: p.array(),
    is_open: p.boolean(),
  },
});

export class Vacancy extends VacancySchema.class {}
VacancySchema.setClass(Vacancy);

export const CareerApplicationSchema = defineEntity({
  name: 'CareerApplication',
  tableName: 'career_applications',
  properties: {
    id: p.uuid().primary(),
    /** Null: for no particular vacancy. */
    vacancy_id: p.uuid().nullable(),
    name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    place: p.string(),
    languages: p.string(),
    experience: p.string(),
    link: p.string().nullable(),
    message: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** A job application; shares its id with the inbox item. */
export class CareerApplication extends CareerApplicationSchema.class {}
CareerApplicationSchema.setClass(CareerApplication);

declare module '../../platform/database/tables.js' {
  interface Tables {
    career_applications: InferKyselyTable<typeof CareerApplicationSchema>;
    vacancies: InferKyselyTable<typeof VacancySchema>;
  }
}
