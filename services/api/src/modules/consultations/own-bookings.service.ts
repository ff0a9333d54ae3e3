import type { OwnBooked } from '@ayana/contracts/consultations';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { DECIDED_TREATMENT } from '../case-register/index.js';
import type { OwnBookingDto } from './own-booking.dto.js';
import { CONSULTATION_MESSAGES } from './messages.js';
import { VideoConsultationsService } from './video-consultations.service.js';

/** Books a doctor for a signed-in patient: into their open journey, where they have one. */
@Injectable()
export class OwnBookings {
  constructor(private readonly consultations: VideoConsultationsService) {}

  /** @throws AppError `slot_taken`, and `email_not_verified` before the address is confirmed: mails go to it */
  async book(em: EntityManager, user: CurrentUser, form: OwnBookingDto): Promise<OwnBooked> {
    const account = await within(em)
      .selectFrom('users')
      .select(['name', 'email', 'phone', 'country', 'time_zone', 'email_verified_at'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (account.email_verified_at === null) throw new AppError('email_not_verified', CONSULTATION_MESSAGES.unconfirmed);
    const journey = await openJourney(em, user.id);
    const phone = form.phone ?? account.phone;
    const time_zone = form.time_zone ?? account.time_zone;
    const { id = '' } = await this.consultations.request(
      em,
      {
        patient_name: account.name,
        email: account.email,
        slot_id: form.slot_id,
        ...(phone === null ? {} : { phone }),
        ...(time_zone === null ? {} : { time_zone }),
        ...(account.country === null ? {} : { country: account.country }),
        ...(journey?.treatment === undefined || journey.treatment === null
          ? {}
          : { procedure_interest: journey.treatment }),
        ...(form.notes === undefined ? {} : { notes: form.notes }),
      },
      { form: null, taken: [], caller: user },
      journey?.id ?? null,
    );
    return { id, journey_id: journey?.id ?? null };
  }
}

/** The patient's newest journey that is not closed, and what it is about. */
const openJourney = (em: EntityManager, patient_id: string) =>
  within(em)
    .selectFrom('patient_journeys as journey')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['journey.id', DECIDED_TREATMENT.as('treatment')])
    .where('journey.patient_id', '=', patient_id)
    .where('journey.status', '!=', 'closed')
    .orderBy('journey.created_at', 'desc')
    .orderBy('journey.id', 'desc')
    .limit(1)
    .executeTakeFirst();
