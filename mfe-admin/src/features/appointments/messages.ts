import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { defineMessages } from '@ayana/contracts/language';

const kinds: Record<ConsultationKind, string> = { video: 'Video', phone: 'Phone' };
const statuses: Record<'booked' | 'cancelled', string> = { booked: 'Booked', cancelled: 'Cancelled' };

/** What the page of booked appointments says. */
export const messages = defineMessages('mfe-admin/appointments', {
  title: 'Appointments',
  lead: 'Talks that visitors booked with a doctor. Each opens its request.',
  asList: 'As a list',
  asWeek: 'As a week',
  week: 'Appointments of the week',
  none: 'No appointments in this week.',
  noneFiltered: 'No appointment of this week matches these filters.',
  cut: 'The week has more appointments than are shown. Choose a doctor to see all of theirs.',
  failed: 'The appointments couldn’t be loaded.',
  place: 'Chennai',
  kinds,
  statuses,
  table: {
    label: 'Appointments',
    empty: { title: 'No appointments yet', text: 'An appointment appears here as soon as a visitor books one.' },
    filtered: 'No appointment matches these filters.',
    failed: 'The appointments couldn’t be loaded',
  },
  columns: { visitor: 'Visitor', starts: 'When', doctor: 'Doctor', kind: 'Kind', status: 'Status' },
  filters: {
    label: 'Filters',
    q: 'Search name, e-mail or phone',
    doctor: 'Doctor',
    kind: 'Kind',
    status: 'Status',
    from: 'From',
    to: 'To',
  },
});
