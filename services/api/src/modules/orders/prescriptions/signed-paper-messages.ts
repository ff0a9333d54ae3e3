import { defineMessages } from '@ayana/contracts/language';

/** The words of signed prescriptions, in English: pharmacies in India read them. */
export const SIGNED_PAPER_MESSAGES = defineMessages('api/journeys/signed-prescription', {
  title: 'Prescription',
  subject: 'A prescription, signed by a doctor',
  signed: (name: string, when: string) => `Signed by ${name} on ${when}, Indian time`,
  replaces: (code: string) => `This prescription replaces the one with the code ${code}, which is no longer valid.`,
  facts: {
    patient: 'Patient',
    doctor: 'Doctor',
    registration: 'Registration number',
    signed: 'Signed',
  },
  medicines: 'Medicines',
  columns: { medicine: 'Medicine', quantity: 'Quantity' },
  reason: (reason: string) => `Given all the same: ${reason}`,
  note: 'For the pharmacy',
  verify_title: (code: string) => `Code ${code}`,
  verify_alt: (href: string) => `QR code of ${href}`,
  verify: (href: string) =>
    `Anyone can check this prescription: scan the code, or open ${href}. The page shows the registration number of the doctor, the day, and the initials and year of birth of the patient, and no medicine. It also says whether a file is the one that was signed.`,
  file: (code: string) => `prescription-${code}.pdf`,
  registration_needed: 'Please give the number under which your council has registered you: it is on the prescription.',
  not_corrected: 'Only your own prescription of the same case can be corrected, before its medicines are handed out.',
  replaced: 'Replaced by a new prescription.',
  changed: 'The file that is kept is not the one that was signed. Please tell Ayana’s team, and do not use it.',
});
