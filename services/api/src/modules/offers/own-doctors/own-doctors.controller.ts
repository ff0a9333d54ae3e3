import type { OwnDoctor, OwnDoctorReason, OwnDoctors } from '@ayana/contracts/journey';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { DoctorsService } from '../../doctors/index.js';

/** The doctors of a patient’s journeys: the author of their opinion, and the surgeon of the quote they accepted. */
@GuardedRoutes('journeys', 'own-doctors')
export class OwnDoctorsController {
  constructor(
    private readonly database: Database,
    private readonly doctors: DoctorsService,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('OwnDoctors'),
    description: 'Of the caller’s own journeys; doctors who are not listed any more are left out.',
  })
  async list(@User() { id }: CurrentUser): Promise<OwnDoctors> {
    const { rows } = await sql<{ doctor_id: string; because: OwnDoctorReason[] }>`
      select known.doctor_id, array_agg(distinct known.reason order by known.reason) as because
      from (
        select listed.id as doctor_id, 'opinion' as reason, opinion.signed_at as at
          from medical_opinions opinion
          join patient_journeys journey on journey.id = opinion.journey_id and journey.patient_id = ${id}
          join doctors listed on listed.user_id = opinion.doctor_id
          where opinion.signed_at is not null
        union all
        select quote.doctor_id, 'surgeon', quote.decided_at
          from quotes quote
          join patient_journeys journey on journey.id = quote.journey_id and journey.patient_id = ${id}
          where quote.status = 'accepted' and quote.doctor_id is not null
      ) known
      group by known.doctor_id
      order by min(known.reason), max(known.at) desc`.execute(this.database.read());
    const shown = await this.doctors.these(rows.map(({ doctor_id }) => doctor_id));
    const items = rows.flatMap(({ doctor_id, because }): OwnDoctor[] => {
      const doctor = shown.find((each) => each.id === doctor_id);
      return doctor === undefined ? [] : [{ doctor, because }];
    });
    return { items };
  }
}
