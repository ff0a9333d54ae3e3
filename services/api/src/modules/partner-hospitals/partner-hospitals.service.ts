import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { HOSPITALS_LIMIT, type PartnerHospitalDto, type PartnerHospitalsQueryDto } from './partner-hospitals.dto.js';

/** Hospitals as everybody may read them: only those whose partner is active (spec section 7). */
@Injectable()
export class PartnerHospitalsService {
  constructor(private readonly database: Database) {}

  async list({ limit = HOSPITALS_LIMIT }: PartnerHospitalsQueryDto): Promise<PartnerHospitalDto[]> {
    const rows = await this.active().orderBy('hospital.created_at').orderBy('hospital.id').limit(limit).execute();
    return rows.map(shown);
  }

  async one(id: string): Promise<PartnerHospitalDto> {
    const row = await this.active().where('hospital.id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return shown(row);
  }

  private active() {
    return this.database
      .read()
      .selectFrom('partner_hospitals as hospital')
      .innerJoin('partners as partner', 'partner.id', 'hospital.partner_id')
      .select([
        'hospital.id',
        'hospital.hospital_name',
        'hospital.hospital_type',
        'hospital.departments',
        'hospital.accreditations',
        'hospital.bed_capacity',
        'hospital.featured_image_url',
        'hospital.profile',
        'partner.company_name',
        'partner.status',
      ])
      .where('partner.status', '=', 'active');
  }
}

type Row = Awaited<ReturnType<ReturnType<PartnerHospitalsService['active']>['execute']>>[number];

function shown({ company_name, status, ...row }: Row): PartnerHospitalDto {
  return {
    ...row,
    hospital_type: row.hospital_type ?? null,
    bed_capacity: row.bed_capacity ?? null,
    featured_image_url: row.featured_image_url ?? null,
    profile: row.profile ?? null,
    partner: { company_name, status },
  };
}
