import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';

export type WorkingHours = components['schemas']['WorkingCalendarDto'];
type HoursBody = components['schemas']['WorkingCalendarChangeDto'];

/** There is one calendar; a detail page needs an id. */
export const HOURS_ID = 'hours';
export type HoursDetail = WorkingHours & { id: string };

const asDetail = (hours: WorkingHours): HoursDetail => ({ id: HOURS_ID, ...hours });

export const hoursLoader = (): Promise<Part<HoursDetail>> =>
  readPart(dataOf(api.GET('/service-calendar')).then(asDetail));

/** A colleague's change since the hours were read is not undone: the API refuses then. */
export const saveHours = (version: number, body: HoursBody): Promise<WorkingHours> =>
  dataOf(api.PATCH('/service-calendar', { headers: { 'If-Match': `"${version}"` }, body }));
