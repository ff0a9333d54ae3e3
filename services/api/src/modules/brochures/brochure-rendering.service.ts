import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BrochureSpeciality } from '@ayana/contracts/brochures';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Threads } from '../../platform/threads/threads.service.js';
import type { BrochureFacts, BrochureHospital, BrochureTreatment } from './brochure.js';
import { BROCHURE_PAPER } from './write-brochure.js';
import { SPECIALITY_TEXTS } from './texts/specialities.js';

/** Most hospitals in a brochure. */
const HOSPITALS = 8;

interface RenderedBrochure {
  /** Hash of everything in the brochure that can change. */
  content: string;
  pdf: Promise<Buffer>;
}

/** Makes brochures from the current catalogue; a brochure is only made again when its data changed. */
@Injectable()
export class BrochureRenderer {
  private readonly prints = new Map<BrochureSpeciality, RenderedBrochure>();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly threads: Threads,
  ) {}

  /** The brochure as PDF. Concurrent requests share one. */
  async brochure(speciality: BrochureSpeciality): Promise<Buffer> {
    const facts = await this.facts(speciality);
    const content = hash('sha256', JSON.stringify(facts), 'base64url');
    const known = this.prints.get(speciality);
    if (known?.content === content) return known.pdf;
    const pdf = this.threads.bytes(BROCHURE_PAPER, SPECIALITY_TEXTS[speciality], facts, this.config.publicOrigin);
    this.prints.set(speciality, { content, pdf });
    // A failure is not cached: the next request tries again.
    pdf.catch(() => this.prints.delete(speciality));
    return pdf;
  }

  private async facts(speciality: BrochureSpeciality): Promise<BrochureFacts> {
    const { categories } = SPECIALITY_TEXTS[speciality];
    const database = this.database.read();
    const treatments = await sql<BrochureTreatment & { as_of: string }>`
      select name, plain_name, description, india_usd_min, india_usd_max, us_usd_min, us_usd_max, hospital_days,
        total_days_in_india, source,
        to_char(max(updated_at) over () at time zone 'UTC', 'YYYY-MM-DD') as as_of
      from treatments
      where is_active and category in (${sql.join(categories)})
      order by array_position(array[${sql.join(categories)}]::text[], category), india_usd_min desc nulls last, name`.execute(
      database,
    );
    const hospitals = await sql<BrochureHospital>`
      select hospital.hospital_name, city.name as city, hospital.bed_capacity, count(*)::int as treatments
      from treatment_hospital_recommendations recommended
        join treatments treatment on treatment.id = recommended.treatment_id
        join partner_hospitals hospital on hospital.id = recommended.hospital_partner_id
        join partners partner on partner.id = hospital.partner_id
        join cities city on city.id = hospital.city_id
      where recommended.is_active and treatment.is_active and partner.status = 'active'
        and treatment.category in (${sql.join(categories)})
      group by hospital.id, city.name
      order by treatments desc, sum(recommended.recommendation_score) desc, hospital.id
      limit ${HOSPITALS}`.execute(database);
    return {
      treatments: treatments.rows.map(({ as_of: _as_of, ...treatment }) => treatment),
      hospitals: hospitals.rows,
      as_of: treatments.rows[0]?.as_of ?? this.clock.now().toISOString().slice(0, 10),
    };
  }
}
