import type { components, operations } from '@ayana/contracts/api';
import type { TreatmentRequest, TreatmentRequestState } from '@ayana/contracts/journey';
import { api, dataOf, type Part, type PartFailure, readPart } from '@ayana/portal-kit';
import { type ListAnswer, listLoader, readWhole } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { whileHeld } from '../../doctor-times/doctor-times.api';

export type OwnDoctor = components['schemas']['OwnDoctorDto'];
export type Doctor = components['schemas']['DoctorSummaryDto'];
export type ConsultationKind = Doctor['free_times'][number]['kind'];
type Booked = components['schemas']['OwnBookedDto'];

export const FIND_PATH = '/patient/find-doctors';
export const NAMES = ['q', 'treatment_id', 'language', 'fee_max', 'kind'] as const;
/** The value of `treatment_id` that shows doctors of every treatment. */
export const EVERY_TREATMENT = 'every';

type Filters = NonNullable<operations['Doctors_list']['parameters']['query']>;

type KnownTreatment = TreatmentRequest['treatment'] & { id: string };

/** What the page shows beside its list. */
export interface FindAnswer extends ListAnswer<Doctor> {
  /** What the patient has asked to be treated for, newest first. */
  treatments: KnownTreatment[];
  /** The treatment whose doctors are shown; empty for every one. */
  treatmentId: string;
  /** Doctors of the patient’s journeys; they are first, before a filter is set. */
  own: OwnDoctor[];
  /** Why it is not known what the patient has asked for. */
  requestsFailure: PartFailure | null;
}

const OVER: ReadonlySet<TreatmentRequestState> = new Set(['declined', 'withdrawn', 'completed']);

/** Doctors for what the patient has asked for, unless the address names another treatment; who is looked for by name may do anything. */
export async function findDoctorsLoader(args: LoaderFunctionArgs): Promise<FindAnswer> {
  const [requests, known] = await Promise.all([
    readPart(readWhole((part) => dataOf(api.GET('/treatment-requests', { params: { query: part } })))),
    // Without an answer they are found below, as every doctor is.
    readPart(dataOf(api.GET('/own-doctors'))),
  ]);
  const treatments = treatmentsOf(requests);
  const address = new URL(args.request.url).searchParams;
  const usual = address.get('q') === null ? treatments[0]?.id : undefined;
  const wanted = address.get('treatment_id') ?? usual ?? EVERY_TREATMENT;
  const treatmentId = wanted === EVERY_TREATMENT ? '' : wanted;
  const read = listLoader<Doctor, Filters>({
    names: NAMES,
    read: ({ treatment_id: _named, ...filters }) =>
      dataOf(
        api.GET('/doctors', {
          params: { query: { ...filters, limit: 12, ...(treatmentId === '' ? {} : { treatment_id: treatmentId }) } },
        }),
      ),
  });
  const isFiltered = NAMES.some((name) => address.has(name));
  const own = isFiltered ? [] : (known.value?.items ?? []);
  return { ...(await read(args)), treatments, treatmentId, own, requestsFailure: requests.failure };
}

/** Doctors are found by a treatment of ours: what was asked for in own words is left out. */
function treatmentsOf({ value }: Part<TreatmentRequest[]>): KnownTreatment[] {
  const open = (value ?? []).filter(({ status }) => !OVER.has(status)).map(({ treatment }) => treatment);
  const known = open.flatMap(({ id, ...names }) => (id === null ? [] : [{ ...names, id }]));
  return [...new Map(known.map((treatment) => [treatment.id, treatment])).values()];
}

export interface Booking {
  kind: ConsultationKind;
  starts_at: string;
  notes: string;
  phone: string;
}

/** Holds the time and books it into the patient's journey. The same key again books once. */
export function bookDoctor(doctor: Doctor, booking: Booking, time_zone: string, key: string): Promise<Booked> {
  const { kind, starts_at, notes, phone } = booking;
  return whileHeld(doctor.id, { starts_at, kind }, key, (slot_id) =>
    dataOf(
      api.POST('/own-appointments', {
        headers: { 'Idempotency-Key': key },
        body: {
          slot_id,
          time_zone,
          ...(notes.trim() === '' ? {} : { notes: notes.trim() }),
          ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
        },
      }),
    ),
  );
}
