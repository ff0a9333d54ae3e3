import { defineMessages } from '@ayana/contracts/language';
import type { Role } from '@ayana/contracts/identity';

interface PortalWords {
  title: string;
  lead: string;
  /** How it works until the portal offers it. */
  today: string;
  coming: readonly { title: string; how: string }[];
}

const hospital: PortalWords = defineMessages('mfe-partner/home/hospital', {
  title: 'Hospital portal',
  lead: 'Only the patients referred to you, and only the papers you need.',
  today: 'Referrals reach you by e-mail and phone today. Answer them the same way; nothing needs to be entered here.',
  coming: [
    {
      title: 'Referrals with a due time',
      how: 'A case manager refers a patient to you; you see when your answer is due.',
    },
    {
      title: 'Opinions and itemised quotes',
      how: 'You write them here: what is included, what is not, how long it is valid.',
    },
    { title: 'Visa letters and admissions', how: 'Once a patient accepts your quote, with dates and papers.' },
    { title: 'Your profile and price sheet', how: 'What patients read about you; you edit it yourself.' },
  ],
});

const travel: PortalWords = defineMessages('mfe-partner/home/travel', {
  title: 'Travel and visa portal',
  lead: 'Only the travellers assigned to you: no clinical file is shown here.',
  today: 'Bookings reach you by e-mail and phone today. Confirm them the same way.',
  coming: [
    { title: 'Visa cases', how: 'When a hospital has written its letter: passports, deadlines, what is missing.' },
    { title: 'Flights', how: 'A case manager asks for them; you enter what is booked.' },
    { title: 'A manifest by date', how: 'Who travels when, printed or on your phone.' },
  ],
});

const logistics: PortalWords = defineMessages('mfe-partner/home/logistics', {
  title: 'Logistics portal',
  lead: 'Only the journeys assigned to you: who, where, when, and what they need.',
  today: 'Pick-ups reach you by e-mail and phone today. Confirm them the same way.',
  coming: [
    {
      title: 'Pick-ups and transfers',
      how: 'A case manager assigns them with flight, place and needs such as a wheelchair.',
    },
    { title: 'A manifest by date', how: 'Every journey of a day in its order, with delays as they become known.' },
    { title: 'Done or not', how: 'You confirm it with one click; the case manager sees it immediately.' },
  ],
});

const lodging: PortalWords = defineMessages('mfe-partner/home/lodging', {
  title: 'Lodging portal',
  lead: 'Only the stays assigned to you: no clinical file is shown here.',
  today: 'Stays reach you by e-mail and phone today. Confirm them the same way.',
  coming: [
    { title: 'Stays', how: 'A case manager asks for them: guests, nights, needs such as a kitchen or no stairs.' },
    { title: 'Arrivals and departures by date', how: 'With changes as treatment makes them necessary.' },
    { title: 'Your rooms and prices', how: 'What patients read about you; you edit it yourself.' },
  ],
});

const plain: PortalWords = defineMessages('mfe-partner/home/plain', {
  title: 'Partner portal',
  lead: 'Only the work assigned to you, and only the data that work needs.',
  today: 'Work reaches you by e-mail and phone today. Answer it the same way; nothing needs to be entered here.',
  coming: [
    { title: 'Work assigned to you', how: 'A case manager assigns it; each task says what is due and when.' },
    { title: 'Papers that belong to it', how: 'Sent and received here instead of by e-mail.' },
    { title: 'Your profile', how: 'What patients read about you; you edit it yourself.' },
  ],
});

const doctor: PortalWords = defineMessages('mfe-partner/home/doctor', {
  title: 'Doctor portal',
  lead: 'Your cases, your calendar, and your consultations.',
  today:
    'Cases that are handed to you are in “My queue”. Our case managers agree on times with you by phone or e-mail.',
  coming: [
    { title: 'Your calendar', how: 'You open times; patients book them, in their zone and in yours.' },
    { title: 'Consultations and notes', how: 'Every booked call, with the video room and your notes.' },
  ],
});

const laboratory: PortalWords = defineMessages('mfe-partner/home/laboratory', {
  title: 'Laboratory portal',
  lead: 'From the order to the released result, one line a sample.',
  today: 'Orders reach you by e-mail today. Send results the way you do now.',
  coming: [
    { title: 'Orders', how: 'A doctor orders; you see what each sample needs.' },
    { title: 'Results', how: 'Entered, reviewed and released here, each step with its name and time.' },
    { title: 'Who released what', how: 'A list that cannot be changed afterwards.' },
  ],
});

const pharmacy: PortalWords = defineMessages('mfe-partner/home/pharmacy', {
  title: 'Pharmacy portal',
  lead: 'Prescriptions, questions about substitutes, and deliveries.',
  today: 'Prescriptions reach you by e-mail today. Questions go to the doctor who wrote them.',
  coming: [
    { title: 'Prescriptions', how: 'A doctor signs one; it appears here to be dispensed.' },
    { title: 'Questions about a substitute', how: 'You ask here; the doctor answers here.' },
    {
      title: 'Dispensed and delivered',
      how: 'What was dispensed, to which patient and when, for you and the case manager.',
    },
  ],
});

const PORTALS: Partial<Record<Role, PortalWords>> = {
  'partner/hospital': hospital,
  'partner/travel_visa': travel,
  'partner/logistics': logistics,
  'partner/lodging': lodging,
  doctor,
  laboratory_partner: laboratory,
  pharmacy_partner: pharmacy,
};

/** The texts of a role's portal; a partner without a kind gets the general ones. */
export function portalOf(role: Role | null | undefined): PortalWords {
  return (role ? PORTALS[role] : undefined) ?? plain;
}
