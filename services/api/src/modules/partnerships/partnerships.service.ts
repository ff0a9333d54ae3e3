import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import {
  APPLICATION_DECISION_DAYS,
  DOCTOR_APPLICATION_FIELDS,
  PARTNER_APPLICATION_FIELDS,
  PARTNER_KIND_NAMES,
  type PartnerKind,
} from '@ayana/contracts/partnerships';
import type { ApplicationState } from '@ayana/contracts/organisations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { ApplicationIntake } from '../applications/index.js';
import { writtenFields } from '../forms/index.js';
import { type InboxSource, InboxSources } from '../inbox/index.js';
import { DoctorApplication, PartnerApplication } from './applications.entity.js';
import type { DoctorApplicationDto, PartnerApplicationDto } from './partnerships.dto.js';

const AFTERWARDS = `A person from our team writes to you within 24 hours and tells you which papers we need. When we have them all, we decide within ${APPLICATION_DECISION_DAYS} days and tell you why.`;

const partnerTopic = (kind: PartnerKind): string => `Partner application: ${PARTNER_KIND_NAMES[kind]}`;
const doctorTopic = (specialization: string): string => `Doctor’s application: ${specialization}`;

/** What became of it, for the row of the inbox. */
const decidedAs = ({ status }: { status: ApplicationState }): { application?: ApplicationState } =>
  status === 'pending' ? {} : { application: status };

type Fact = readonly [label: string, text: string | null | undefined];

const given = (facts: readonly Fact[]): [string, string][] =>
  facts.flatMap(([label, text]) => (text ? [[label, text]] : []));

/** Applications of partners and doctors: stored in their own rows, shown in the staff's inbox. */
@Injectable()
export class PartnershipsService implements InboxSource, OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly applications: ApplicationIntake,
    private readonly sources: InboxSources,
  ) {}

  onModuleInit(): void {
    this.sources.register('partner_application', this);
  }

  async applyAsPartner(
    em: EntityManager,
    form: PartnerApplicationDto,
    caller: CurrentUser | null,
  ): Promise<FormAnswer> {
    const id = this.ids.next();
    const { website = null, accreditations = null, phone = null, message = null, ...rest } = form;
    em.create(PartnerApplication, {
      ...rest,
      id,
      website: website || null,
      accreditations: accreditations || null,
      phone,
      message: message || null,
      created_at: this.clock.now(),
    });
    await em.flush();
    await this.applications.receive(
      em,
      {
        id,
        kind: 'partner_application',
        topic: partnerTopic(form.kind),
        name: form.contact_name,
        email: form.email,
        phone,
        country: form.country,
        facts: given([
          ['Organisation', form.organisation],
          ['Place', `${form.city}, ${form.country}`],
          ['Website', website],
          ['Accreditations', accreditations],
        ]),
        message: message || null,
        afterwards: AFTERWARDS,
      },
      caller,
    );
    return { success: true, message: FORM_MESSAGES.partner, id };
  }

  async applyAsDoctor(em: EntityManager, form: DoctorApplicationDto, caller: CurrentUser | null): Promise<FormAnswer> {
    const id = this.ids.next();
    const { hospital = null, phone = null, message = null, ...rest } = form;
    em.create(DoctorApplication, {
      ...rest,
      id,
      hospital: hospital || null,
      phone,
      message: message || null,
      created_at: this.clock.now(),
    });
    await em.flush();
    await this.applications.receive(
      em,
      {
        id,
        kind: 'partner_application',
        topic: doctorTopic(form.specialization),
        name: form.name,
        email: form.email,
        phone,
        country: null,
        facts: given([
          ['Registration', `${form.registration_number}, ${form.registration_council}`],
          ['City', form.city],
          ['Hospital', hospital],
          ['Languages', form.languages],
        ]),
        message: message || null,
        afterwards: AFTERWARDS,
      },
      caller,
    );
    return { success: true, message: FORM_MESSAGES.doctor, id };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const [partners, doctors] = await Promise.all([
      database
        .selectFrom('partner_applications')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute(),
      database
        .selectFrom('doctor_applications')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute(),
    ]);
    return new Map([
      ...partners.map(
        (row) =>
          [
            row.id,
            { ...writtenFields(row, PARTNER_APPLICATION_FIELDS), topic: partnerTopic(row.kind), ...decidedAs(row) },
          ] as const,
      ),
      ...doctors.map(
        (row) =>
          [
            row.id,
            {
              ...writtenFields(row, DOCTOR_APPLICATION_FIELDS),
              topic: doctorTopic(row.specialization),
              ...decidedAs(row),
            },
          ] as const,
      ),
    ]);
  }
}
