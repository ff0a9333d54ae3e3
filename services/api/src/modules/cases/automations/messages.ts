import { defineMessages } from '@ayana/contracts/language';

/** What automations write for patients and staff. */
export const AUTOMATION_MESSAGES = defineMessages('api/journeys/automations', {
  acknowledged: {
    title: 'We have your enquiry',
    message: (next: string) => `A case manager looks after you from now on. ${next}`,
  },
  no_manager: 'There is nobody of the staff who could take the case.',
  health: {
    title: 'Tell us about your health',
    detail: 'Allergies, medicines and a few more questions. You can skip what you do not know.',
  },
  records: {
    title: 'Send your records',
    notice: 'Please send your records',
  },
  /** Why a paper is wanted. */
  wanted: {
    report: 'It shows a doctor what was found and what was done so far.',
    imaging:
      'For the surgeon to see it with their own eyes: X-ray, CT or MRI, as pictures or as a file from the hospital.',
    laboratory_result: 'Blood tests of the last three months show whether an operation is safe.',
    prescription: 'The medicines you take now, with their doses.',
    photo: 'Photos from the front and from the side, in daylight.',
    passport: 'For the visa letter. The page with your photo is enough.',
  },
  opinion: {
    brief: (treatment: string) =>
      `Please read the records: is ${treatment} the right treatment, and is the patient fit to travel?`,
    choose_doctor: 'Choose a doctor for the medical opinion',
  },
  quotes: {
    brief: (treatment: string) => `Please send an itemised quote for ${treatment}.`,
    more_hospitals: 'Choose another hospital for a quote: two are needed',
    choose: 'Choose a quote',
    soon: 'A quote lapses soon',
    lapses: (hospital: string, day: string) => `The quote of ${hospital} is valid until ${day}.`,
  },
  travel: {
    deposit: 'Record the deposit',
    admission: 'Agree the day of admission with the hospital',
    visa: 'Apply for your medical visa',
    flights: 'Book your flights',
    ticket: 'Send us your ticket',
    lodging: 'Book a place to stay near the hospital',
    visa_letter: 'Ask the hospital for the visa letter',
    visa_letter_brief: (treatment: string) => `Please send the visa letter for ${treatment}.`,
    pickup_brief: (flight: string) => `Please meet the patient at the airport: ${flight}.`,
    not_arrived: 'The arrival is not confirmed: find out where the patient is',
    pickup_need: 'Pickup at the airport',
    interpreter_need: 'Interpreter for the arrival',
    pickup: 'Ask for a car for the arrival',
    interpreter: 'Ask for an interpreter for the arrival',
  },
  care: {
    family: 'Tell the family how the admission went',
    daily: (day: string) => `Ask how the patient is, ${day}`,
    flight_home: 'Book your flight home once your doctor agrees',
    record_pack: 'Send the record pack to the patient',
    review: 'Your journey is complete',
    review_text:
      'We remain there for you. How was it? Please write to your case manager: what you tell us helps the next patient.',
  },
});
