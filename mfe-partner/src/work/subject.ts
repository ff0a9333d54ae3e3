import { type Sex, type WorkSubject } from '@ayana/contracts/journey';
import { defineMessages, select } from '@ayana/contracts/language';

/** The patient that work is for, as far as its assignee may know it. */
const messages = defineMessages('mfe-partner/work-subject', {
  person: (sex: Sex, age: string): string =>
    select(sex, { female: `Woman, ${age}`, male: `Man, ${age}`, other: `Age ${age}` }),
  age: (age: string): string => `Age ${age}`,
});

type Known = Pick<WorkSubject, 'case_number' | 'patient_name' | 'age_band' | 'sex' | 'treatment_name'>;

/** Who the patient is: the name, or age and sex; null where neither is shown. */
function personText({ patient_name, age_band, sex }: Known): string | null {
  if (patient_name !== null) return patient_name;
  if (age_band === null) return null;
  return sex === null ? messages.age(age_band) : messages.person(sex, age_band);
}

/** One line about work: the case, and the patient and the treatment as far as they are shown. */
export const subjectText = (work: Known): string =>
  [work.case_number, personText(work), work.treatment_name].filter((part) => part !== null).join(' · ');

/** The patient, else the treatment, and the case: what tells two of the same kind apart. */
export const whoText = (work: Known): string =>
  [personText(work) ?? work.treatment_name, work.case_number].filter((part) => part !== null).join(' · ');
