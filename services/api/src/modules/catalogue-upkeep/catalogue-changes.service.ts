import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { CatalogueUpkeep, UpkeepTools } from './common/catalogue-upkeep.js';
import type { CatalogueDoctorDto, CatalogueDoctorFilters } from './doctors/catalogue-doctor.dto.js';
import type { NewDoctorDto } from './doctors/doctor-body.dto.js';
import { DOCTOR_DEFINITION } from './doctors/doctor-definition.js';
import { HOSPITAL_DEFINITION } from './hospitals/hospital-definition.js';

export type CatalogueSubject = 'hospital' | 'doctor';
export type CatalogueChange = Readonly<Record<string, unknown>>;

/** Changes of the catalogue that come from elsewhere than its own screens, by the same rules and with the same traces. */
@Injectable()
export class CatalogueChanges {
  private readonly hospitals: CatalogueUpkeep<never, object, never>;
  private readonly doctors: CatalogueUpkeep<never, object, never>;
  private readonly hidden: CatalogueUpkeep<CatalogueDoctorDto, NewDoctorDto, CatalogueDoctorFilters>;

  constructor(tools: UpkeepTools) {
    // Which definition it is decides the fields; a change has been read by the fields of its own form before.
    this.hospitals = new CatalogueUpkeep(tools, HOSPITAL_DEFINITION) as unknown as CatalogueUpkeep<
      never,
      object,
      never
    >;
    this.doctors = new CatalogueUpkeep(tools, DOCTOR_DEFINITION) as unknown as CatalogueUpkeep<never, object, never>;
    this.hidden = new CatalogueUpkeep(tools, { ...DOCTOR_DEFINITION, newColumns: async () => ({ is_active: false }) });
  }

  /** The row as it is. @throws AppError `not_found` */
  current(em: EntityManager, kind: CatalogueSubject, id: string): Promise<CatalogueChange> {
    return this.of(kind).row(em, id);
  }

  /** @throws AppError `invalid_fields` for what could not be written */
  check(em: EntityManager, kind: CatalogueSubject, id: string, change: CatalogueChange): Promise<void> {
    return this.of(kind).check(em, id, change);
  }

  /** @throws AppError `not_found`, `invalid_fields` */
  async apply(
    em: EntityManager,
    user: CurrentUser,
    kind: CatalogueSubject,
    id: string,
    change: CatalogueChange,
  ): Promise<void> {
    await this.of(kind).updateWithin(em, user, id, change);
  }

  /** What a new doctor would be refused for. @throws AppError `invalid_fields` */
  checkDoctor(em: EntityManager, doctor: CatalogueChange): Promise<void> {
    return this.hidden.checkNew(em, doctor as never);
  }

  /** A doctor that the public does not see before the staff restore the entry. @throws AppError `invalid_fields` */
  async addHiddenDoctor(em: EntityManager, user: CurrentUser, doctor: CatalogueChange): Promise<string> {
    return (await this.hidden.add(em, user, doctor as never)).id;
  }

  private of(kind: CatalogueSubject): CatalogueUpkeep<never, object, never> {
    return kind === 'hospital' ? this.hospitals : this.doctors;
  }
}
