import { defineMessages } from '@ayana/contracts/language';

/** How the patient of a case is at home, and who is around them. */
export const messages = defineMessages('mfe-admin/cases/care', {
  failed: 'This part couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  checkIns: {
    title: 'Check-ins at home',
    empty: 'They are planned when the patient has returned: after 3, 7, 30 and 90 days.',
    day: (day: number): string => `${day} days after the return`,
    due: (day: string): string => `Due ${day}`,
    states: { coming: 'Not due yet', waiting: 'No answer yet', well: 'All well', seen: 'Read', flags: 'Call now' },
    pain: (pain: number): string => `Pain ${pain} of 10`,
    fever: 'fever',
    noFever: 'no fever',
    medicine: 'medicines taken',
    noMedicine: 'medicines not taken',
    answered: (moment: string): string => `Answered ${moment}`,
    readAt: (moment: string): string => `Read ${moment}`,
    seen: 'Mark as read',
    seenOf: (day: number): string => `Mark as read: ${day} days after the return`,
    saving: 'Saving',
  },
  discharge: {
    title: 'Discharge summary',
    empty: 'The hospital signs it from the admission on.',
  },
  details: {
    title: 'What the patient says',
    sex: 'Sex',
    nationality: 'Nationality',
    passport: 'Passport number',
    allergies: 'Allergies',
    needs: 'Special needs',
    emergency: 'In an emergency',
    none: 'Not given',
  },
  companions: {
    title: 'Companions',
    empty: 'Nobody accompanies the patient.',
    line: (relation: string, email: string): string => `${relation}, ${email}`,
    accepted: 'Accompanies',
    invited: 'Invited',
    nothing: 'Sees nothing yet',
  },
});
