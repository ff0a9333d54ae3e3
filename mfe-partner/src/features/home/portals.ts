import { defineMessages } from '@ayana/contracts/language';
import type { Role } from '@ayana/contracts/identity';

interface PortalWords {
  title: string;
  lead: string;
  /** What will appear in the list, and how. */
  empty: { title: string; text: string };
}

const hospital: PortalWords = defineMessages('mfe-partner/home/hospital', {
  title: 'Waiting for us',
  lead: 'You see the patients referred to you, and only the papers you need.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a case manager refers a patient, it appears here with the time to answer. So do messages, tasks and papers of your work.',
  },
});

const travel: PortalWords = defineMessages('mfe-partner/home/travel', {
  title: 'Waiting for us',
  lead: 'You see the travellers assigned to you; no clinical file is shown here.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a case manager asks for a visa or a flight, it appears here with the time to answer. So do messages, tasks and papers of your work.',
  },
});

const logistics: PortalWords = defineMessages('mfe-partner/home/logistics', {
  title: 'Waiting for us',
  lead: 'You see the trips assigned to you: who, where, when, and what they need.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a case manager asks for a pick-up or a transfer, it appears here with the time to answer. So do messages and tasks of your work.',
  },
});

const lodging: PortalWords = defineMessages('mfe-partner/home/lodging', {
  title: 'Waiting for us',
  lead: 'You see the stays assigned to you; no clinical file is shown here.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a case manager asks for a stay, it appears here with guests, nights and the time to answer. So do messages and tasks of your work.',
  },
});

const plain: PortalWords = defineMessages('mfe-partner/home/plain', {
  title: 'Waiting for us',
  lead: 'You see the work assigned to you, and only what that work needs.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a case manager gives you work, it appears here with the time to answer. So do messages and tasks of your work.',
  },
});

const doctor: PortalWords = defineMessages('mfe-partner/home/doctor', {
  title: 'Waiting for me',
  lead: 'You see the patients whose case was handed to you, and only the papers you need.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a case manager asks for your opinion, it appears here with the time to answer. So do messages, tasks and papers of your cases.',
  },
});

const laboratory: PortalWords = defineMessages('mfe-partner/home/laboratory', {
  title: 'Waiting for us',
  lead: 'You see the tests ordered from you, and only what they need.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a doctor orders tests, they appear here with the time they are due. So do messages and tasks of your orders.',
  },
});

const pharmacy: PortalWords = defineMessages('mfe-partner/home/pharmacy', {
  title: 'Waiting for us',
  lead: 'You see the prescriptions sent to you, and only what they need.',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a doctor signs a prescription, it appears here with the time it is due. So do messages and tasks of your prescriptions.',
  },
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

/** The texts of a role's first page; a partner without a kind gets the general ones. */
export function portalOf(role: Role | null | undefined): PortalWords {
  return (role ? PORTALS[role] : undefined) ?? plain;
}
