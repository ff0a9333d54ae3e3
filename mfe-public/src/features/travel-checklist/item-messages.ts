import { defineMessages, formatLocale, select } from '@ayana/contracts/language';
import { CURRENCY_DECLARATION, E_MEDICAL_VISA } from '@ayana/contracts/travel';

/** Values for the texts. Days are written out, `3 November 2026`. */
export interface ItemFacts {
  /** Empty for a nationality we do not list. */
  nationality: string;
  /** The longest stay in India; null where it is not known. */
  days: number | null;
  passport_until: string;
  visa_opens: string;
  visa_latest: string;
  visa_advised: string;
  visa_ends: string;
}

type Words = string | ((facts: ItemFacts) => string);
/** Small numbers as words. */
const inWords = (count: number): string => ['none', 'one', 'two', 'three', 'four'][count] ?? String(count);
const usd = (amount: number): string => `US$${amount.toLocaleString(formatLocale())}`;

/** The items of the checklist: what to do, and how or why. */
export const ITEM_MESSAGES = defineMessages('mfe-public/travel-checklist/item', {
  passport: {
    title: ({ passport_until }) => `Passport valid until ${passport_until} or later`,
    text: `Six months from the day you arrive, with ${inWords(E_MEDICAL_VISA.passport_pages)} blank pages. If it ends sooner, renew it first, because the visa is linked to the passport number.`,
  },
  passport_or_id: {
    title: 'Passport, or an identity document accepted at the border',
    text: 'Ask the airline which document it accepts on your route. The hospital asks for the same one at admission.',
  },
  no_visa: {
    title: 'Check your route',
    text: ({ nationality }) =>
      `As of November 2026, citizens of ${nationality} need no visa for India. If you change planes in a third country, ask the airline what that country wants to see.`,
  },
  no_visa_90: {
    title: 'Ask whether your stay needs a visa',
    text: ({ nationality }) =>
      `As of November 2026, citizens of ${nationality} may stay up to 90 days without a visa. Ask the Indian high commission whether this includes treatment, and what to do if it takes longer.`,
  },
  letter: {
    title: 'Get the hospital’s visa letter',
    text: 'It must be on the hospital’s letterhead, with your name as in the passport, the planned treatment and the dates. You need it for the application.',
  },
  apply_evisa: {
    title: ({ visa_latest }) => `Apply for the e-Medical visa by ${visa_latest}`,
    text: ({ visa_advised, visa_opens }) =>
      `That is the last day the rule allows: ${inWords(E_MEDICAL_VISA.apply_days_before)} days before arrival. Applications open on ${visa_opens}. We advise ${visa_advised}, so there is time for questions. It gives ${E_MEDICAL_VISA.days} days from the first entry and ${inWords(E_MEDICAL_VISA.entries)} entries.`,
  },
  attendants_evisa: {
    title: `Apply for your companions, ${inWords(E_MEDICAL_VISA.attendants)} at most`,
    text: 'Each companion applies for an e-Medical Attendant visa (e-MAV) and names your application. A third companion needs another type of visa.',
  },
  print_visa: {
    title: 'Print your visa approval',
    text: 'Check the status on the government’s page until it says granted. Print it and keep it with your passport. The airline asks for it before you board.',
  },
  apply_mission: {
    title: 'Apply for a medical visa at an Indian mission',
    text: ({ nationality }) =>
      `As of November 2026, citizens of ${nationality} apply at the high commission or its visa centre, not online. Waiting times for an appointment change, so ask now. We advise six weeks before you travel. This is not a rule.`,
  },
  attendants_mission: {
    title: 'Ask for attendants’ visas with yours',
    text: 'The mission tells you how many people can come with you and which papers show how you are related.',
  },
  check_visa: {
    title: 'Check which visa you need',
    text: ({ visa_latest }) =>
      `We cannot say for sure. If the government’s list names your nationality, apply online for the e-Medical visa, by ${visa_latest} at the latest. If it does not, apply at an Indian mission, which takes longer. We advise six weeks before you travel.`,
  },
  attendants_check: {
    title: 'Ask for attendants’ visas with yours',
    text: `With the e-Medical visa, ${inWords(E_MEDICAL_VISA.attendants)} can come, each on an e-MAV. A mission tells you its own number.`,
  },
  longer_stay: {
    title: ({ days }) => `Ask how to stay ${select(days, { none: 'more', other: `${days}` })} days`,
    text: ({ visa_ends }) =>
      `The e-Medical visa ends ${E_MEDICAL_VISA.days} days after the first entry, on ${visa_ends} if you arrive as planned. Ask the hospital before you book whether a longer visa or an extension in India (from the FRRO) suits the plan.`,
  },
  reports: {
    title: 'Send your reports and images',
    text: 'Send the newest first. Save pictures of scans from the disc as JPEG, at most 10 MB each; a photograph of a screen is hard to judge. Keep the disc for the hospital. You can send the same set to two hospitals.',
  },
  heart_papers: {
    title: 'Heart: ECG, echo, angiogram',
    text: 'Send the angiogram films, not only the report, and a list of any stents or valves you have, with their cards.',
  },
  joint_papers: {
    title: 'Joint or spine: X-rays and MRI',
    text: 'Send X-rays taken while you stand, both sides, and pictures of the MRI. If you have an implant, send its sticker.',
  },
  cancer_papers: {
    title: 'Cancer: pathology, slides and blocks',
    text: 'Ask your laboratory for the report and for the slides or blocks. A pathologist checks them again before treatment. List every treatment so far with cycle, dose and date.',
  },
  transplant_papers: {
    title: 'Transplant: the donor’s papers',
    text: 'A committee in India decides. It needs papers that show how donor and patient are related, and you must have some of them attested at home. Ask the hospital for its list first, because this takes the longest.',
  },
  eye_papers: {
    title: 'Eyes: ask when to stop wearing contact lenses',
    text: 'Lenses change the measurements. The hospital tells you how long before to stop. Bring your newest prescription.',
  },
  fertility_papers: {
    title: 'Fertility: both partners’ papers',
    text: 'Bring both passports, the marriage certificate, both partners’ results, and the dates of the last cycles. Ask the clinic which treatments the law allows for you.',
  },
  dental_papers: {
    title: 'Teeth: a panoramic X-ray',
    text: 'It should be no older than a year. Tell us about earlier treatment and which implants you have.',
  },
  kidney_papers: {
    title: 'Dialysis record and virus results',
    text: 'Bring your prescription, dry weight and access, and your hepatitis B, hepatitis C and HIV results. The unit asks for them before the first session.',
  },
  brain_papers: {
    title: 'Brain and nerves: pictures of the MRI',
    text: 'Include scans with contrast if you had them. For seizures or movements, a film on a phone can show a lot.',
  },
  weight_papers: {
    title: 'Your weight, what you have tried, and the diet before',
    text: 'The hospital tells you which diet to start, and when. It is often two weeks before the operation.',
  },
  teeth: {
    title: 'See your dentist',
    text: 'An infected tooth can delay a heart or joint operation. Ask for a short note that your mouth is healthy.',
  },
  medicine_list: {
    title: 'A signed list of your medicines',
    text: 'It gives generic names, doses, start dates and your allergies. Ask your doctor for a letter about the medicines you carry, above all strong painkillers and injections.',
  },
  stop_medicines: {
    title: 'Ask what to stop, and when',
    text: 'You stop blood thinners, diabetes tablets and some other medicines before an operation. The hospital tells you which, and on which day. Never stop a medicine on your own.',
  },
  yellow_fever: {
    title: 'Yellow fever: get vaccinated',
    text: 'The certificate is valid from ten days after the vaccination. Without it, you may have to go into quarantine if you come from a country with yellow fever.',
  },
  who_decides: {
    title: 'Write down who decides if you cannot',
    text: 'Write down their name, phone number and how you are related. Give a copy to the person who travels with you and to the hospital.',
  },
  quote: {
    title: 'Get the quote in writing',
    text: 'Check what it includes, what it leaves out, the room, and how long it is valid. Compare two quotes for the same plan before you pay a deposit.',
  },
  reserve: {
    title: 'Keep a reserve',
    text: 'We advise a fifth of the quote for extra days or tests, and the price of changing your flight.',
  },
  way_to_pay: {
    title: 'Decide how you will pay',
    text: 'Raise your card’s limit, or ask for the hospital’s own account. Pay the hospital, never a person, and keep every receipt.',
  },
  insurance: {
    title: 'Read what your insurance leaves out',
    text: 'Ordinary travel insurance excludes planned treatment. [What you can insure](/insurance).',
  },
  cash: {
    title: `Declare more than ${usd(CURRENCY_DECLARATION.notes_usd)} in notes`,
    text: `Or more than ${usd(CURRENCY_DECLARATION.total_usd)} of foreign money in all, on the form Indian customs gives on arrival (rule as of November 2026).`,
  },
  hand_luggage: {
    title: 'Medicines in your hand luggage',
    text: 'Keep them in their own boxes, with two weeks to spare, together with the prescription and the reports you may need on the way.',
  },
  heart_clothes: {
    title: 'Clothes that open at the front',
    text: 'For some weeks you will not be able to lift your arms over your head. A small cushion helps when you cough and under a seat belt.',
  },
  joint_clothes: {
    title: 'Wide trousers, closed shoes without laces',
    text: 'Bring shoes that you can put on without bending. Ask whether the hospital provides a walker or crutches.',
  },
  soft_clothes: {
    title: 'Soft clothes that open at the front',
    text: 'They fit over drips and dressings. Bring a warm layer too, because wards are cool.',
  },
  eye_things: {
    title: 'Sunglasses and your old glasses',
    text: 'Light feels strong after the eye drops. Ask someone to take you home.',
  },
  copies: {
    title: 'Copies of everything',
    text: 'Copy your passport, visa, letter, insurance and quote. Keep paper copies apart from the originals, and copies on your companion’s phone.',
  },
  phone: {
    title: 'Phone and adaptor',
    text: 'Use roaming, or a local SIM card (you need your passport to buy one). Bring an adaptor for types C, D and M, 230 volts. Write the hospital’s number on paper.',
  },
  border: {
    title: 'At the border: fingerprints and one stamp',
    text: 'Say that you come for treatment and show the hospital’s letter. Check the stamp before you move on: your days start from that date.',
  },
  form_c: {
    title: 'Check that Form C was sent',
    text: 'Your hotel or hospital must tell the government within 24 hours of your arrival. Ask for a copy. You need it to extend your visa.',
  },
  admission: {
    title: 'Bring to your admission',
    text: 'Bring your passport, visa, letter, reports, medicine list and quote. Read the consent form before you sign it, in your language or with an interpreter.',
  },
  discharge: {
    title: 'Read the discharge summary with the doctor',
    text: 'It should say what was done, which implant you have, what was found, which medicines to take, what you must not do, and until when.',
  },
  bill: {
    title: 'Check the final bill, line by line',
    text: 'Compare it with the quote, and keep receipts for every payment. Your insurer at home asks for the originals.',
  },
  fit_to_fly: {
    title: 'A note that you are fit to fly',
    text: 'The doctor must sign and date it within the days your airline asks for. Ask for a wheelchair or an aisle seat at the same time.',
  },
  medicines_home: {
    title: 'Medicines for the journey and the first weeks',
    text: 'Get a prescription with generic names. Ask which medicines you may not take into the countries you pass through.',
  },
  check_up: {
    title: 'Book your first check-ups at home',
    text: 'Have one by video with the hospital and one with your own doctor. Take your images home on a disc.',
  },
  leave_in_time: {
    title: ({ visa_ends }) => `Leave India by ${visa_ends}`,
    text: `${E_MEDICAL_VISA.days} days from the first entry, if you arrive as planned. If treatment takes longer, ask for the extension before that day, not after it.`,
  },
}) satisfies Record<string, { title: Words; text: Words }>;

export type ItemId = keyof typeof ITEM_MESSAGES;
