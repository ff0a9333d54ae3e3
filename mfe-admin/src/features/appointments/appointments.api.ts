import type { components, operations } from '@ayana/contracts/api';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { api, dataOf, readPart } from '@ayana/portal-kit';
import { type ListAnswer, listLoader } from '@ayana/portal-kit/screens';
import { addDays, weekOf } from '@ayana/shared-ui/calendar';
import { dayKey } from '@ayana/shared-ui/time';
import type { LoaderFunctionArgs } from 'react-router-dom';

export type Appointment = components['schemas']['BookedAppointmentDto'];
export type BookedDoctor = components['schemas']['BookedDoctorDto'];

/** The value of `view` that shows a list; without it the page is a week. */
export const LIST = 'list';
export const NAMES = ['view', 'week', 'q', 'doctor_id', 'kind', 'status', 'from', 'to', 'sort', 'order'] as const;
type Filters = NonNullable<operations['BookedList_list']['parameters']['query']>;
type Query = Filters & { view?: string; week?: string };

/** As many as the API gives at once: a week is drawn whole. */
const WEEK_ROWS = 200;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The first day of the week in the address, else of this week in India. */
export function shownWeek(week: string | undefined): string {
  const isDay = week !== undefined && DAY.test(week) && !Number.isNaN(Date.parse(week));
  return weekOf(isDay ? week : dayKey(new Date(), INDIA_ZONE));
}

function filtersOf({ view, week, ...filters }: Query): Filters {
  if (view === LIST) return filters;
  const from = shownWeek(week);
  return { ...filters, from, to: addDays(from, 6), sort: 'starts', order: 'asc', limit: WEEK_ROWS };
}

const readAppointments = listLoader<Appointment, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/appointments', { params: { query: filtersOf(query) } })),
});

export interface AppointmentsAnswer extends ListAnswer<Appointment> {
  /** Those to filter by; without them the page works, too. */
  doctors: readonly BookedDoctor[];
}

export async function appointmentsLoader(args: LoaderFunctionArgs): Promise<AppointmentsAnswer> {
  const [list, doctors] = await Promise.all([
    readAppointments(args),
    readPart(dataOf(api.GET('/appointments/doctors'))),
  ]);
  return { ...list, doctors: doctors.value?.items ?? [] };
}

/** Sets the link of a talk by video, or removes it (null). */
export const setJoinLink = ({ id }: Appointment, join_url: string | null): Promise<Appointment> =>
  dataOf(api.PATCH('/appointments/{id}', { params: { path: { id } }, body: { join_url } }));

/** Whether it is a talk by video that is not over: one that needs a link. */
export const needsLink = ({ kind, status, ends_at }: Appointment, now: Date): boolean =>
  kind === 'video' && status === 'booked' && Date.parse(ends_at) > now.getTime();

/** The list of one day. */
export const dayHref = (day: string): string => `/admin/appointments?view=${LIST}&from=${day}&to=${day}&order=asc`;

/** The request an appointment was booked with, in the inbox. */
export const requestHref = ({ request_id }: Pick<Appointment, 'request_id'>): string => `/admin?request=${request_id}`;
