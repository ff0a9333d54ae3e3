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
  kinds,
  statuses,
  table: {
    label: 'Appointments',
    empty: { title: 'No appointments yet', text: 'An appointment appears here as soon as a visitor books one.' },
    filtered: 'No appointment matches these filters.',
    failed: 'The appointments couldn’t be loaded',
  },
  columns: { visitor: 'Visitor', starts: 'When', doctor: 'Doctor', kind: 'Kind', status: 'Status', link: 'Video link' },
  link: {
    set: 'Join link',
    change: 'Change join link',
    of: (action: string, visitor: string): string => `${action}: ${visitor}`,
    isSet: 'Other place set',
    missing: 'Consultation room',
    room: 'Room',
    roomOf: (visitor: string): string => `Room: ${visitor}`,
    text: (visitor: string, doctor: string, when: string): string =>
      `${visitor} with ${doctor}, ${when} in India (IST).`,
    field: 'Address of the video',
    hint: 'The visitor gets it by e-mail and joins from their appointments. A change is mailed again.',
    refused: 'Please enter a whole address that begins with https://.',
    save: 'Save link',
    remove: 'Remove link',
    busy: 'Saving',
    saved: 'The link is set. The visitor gets it by e-mail.',
    removed: 'The link is removed.',
  },
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
