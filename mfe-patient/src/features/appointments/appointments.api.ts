import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';
import { whileHeld } from '../../doctor-times/doctor-times.api';
import type { ConsultationRequest, OwnAppointment } from '../../talks/talks';

type Changed = components['schemas']['AppointmentDto'];

interface Parts {
  /** With a doctor, at a booked time. */
  booked: Part<OwnAppointment[]>;
  /** Asked of the staff, who agree a time. */
  requests: Part<ConsultationRequest[]>;
}

export interface AppointmentsData extends Parts {
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function appointmentsLoader(): Promise<AppointmentsData> {
  const [booked, requests] = await Promise.all([
    readPart(dataOf(api.GET('/own-appointments'))),
    readPart(dataOf(api.GET('/consultation-requests'))),
  ]);
  const { parts, asOf } = withLastSeen<Parts>('appointments', { booked, requests });
  return { ...parts, asOf };
}

/** Moves an appointment to a free time of the same doctor: it is held, then taken. */
export const moveAppointment = (
  { request_id, doctor, kind }: OwnAppointment,
  starts_at: string,
  key: string,
): Promise<Changed> =>
  whileHeld(doctor.id, { starts_at, kind }, key, (slot_id) =>
    dataOf(api.POST('/own-appointments/{id}/move', { params: { path: { id: request_id } }, body: { slot_id } })),
  );

export const cancelAppointment = ({ request_id }: OwnAppointment): Promise<Changed> =>
  dataOf(api.POST('/own-appointments/{id}/cancel', { params: { path: { id: request_id } } }));
