import { CURRENCY_DECLARATION, E_MEDICAL_VISA } from '@ayana/contracts/travel';

import { dayText } from './day-text';

/** What a text may name. Days are `YYYY-MM-DD`. */
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
/** Small numbers as they are read. */
const inWords = (count: number): string => ['none', 'one', 'two', 'three', 'four'][count] ?? String(count);
const usd = (amount: number): string => `US$${amount.toLocaleString('en-GB')}`;

/** Each line of the checklist: what to do, and how or why. */
export const ITEM_TEXTS = {
  passport: {
    title: ({ passport_until }) => `Passport valid until ${dayText(passport_until)} or later`,
    text: `Six months from the day you arrive, with ${inWords(E_MEDICAL_VISA.passport_pages)} blank pages. If it ends sooner, renew it first: the visa is tied to the passport’s number.`,
  },
  passport_or_id: {
    title: 'Passport, or the identity paper accepted at the border',
    text: 'Ask the airline which paper it accepts on your route. The hospital asks for the same one at admission.',
  },
  no_visa: {
    title: 'Check your route',
    text: ({ nationality }) =>
      `As of November 2026, citizens of ${nationality} need no visa for India. If you change planes in a third country, ask the airline what that country wants to see.`,
  },
  no_visa_90: {
    title: 'Ask whether your stay needs a visa',
    text: ({ nationality }) =>
      `As of November 2026, citizens of ${nationality} may stay up to 90 days without a visa. Ask the Indian high commission that treatment is covered, and what to do should it take longer.`,
  },
  letter: {
    title: 'Have the hospital’s visa letter',
    text: 'On the hospital’s paper, with your name as in the passport, the planned treatment and the dates. The application asks for it.',
  },
  apply_evisa: {
    title: ({ visa_latest }) => `Apply for the e-Medical visa by ${dayText(visa_latest)}`,
    text: ({ visa_advised, visa_opens }) =>
      `That is the last day the rule allows: ${inWords(E_MEDICAL_VISA.apply_days_before)} days before arrival. Applications open on ${dayText(visa_opens)}; we advise ${dayText(visa_advised)}, so that a question can still be answered. It gives ${E_MEDICAL_VISA.days} days from the first entry and ${inWords(E_MEDICAL_VISA.entries)} entries.`,
  },
  attendants_evisa: {
    title: `Apply for those who come with you, ${inWords(E_MEDICAL_VISA.attendants)} at most`,
    text: 'Each applies for an e-Medical Attendant visa (e-MAV) and names your application. A third companion needs a visa of another kind.',
  },
  print_visa: {
    title: 'Print the visa’s approval',
    text: 'Look at the status on the government’s page until it says granted, print it, and keep it with the passport: the airline asks for it before you board.',
  },
  apply_mission: {
    title: 'Apply for a medical visa at an Indian mission',
    text: ({ nationality }) =>
      `As of November 2026, citizens of ${nationality} apply at the high commission or its visa centre, not online. How long an appointment takes changes: ask now. Six weeks before is our advice, not a rule.`,
  },
  attendants_mission: {
    title: 'Ask for attendants’ visas with yours',
    text: 'The mission says how many may come with you and which papers show how you are related.',
  },
  check_visa: {
    title: 'Check which visa is yours',
    text: ({ visa_latest }) =>
      `We are not sure enough to say. If the government’s list names your nationality, you apply online for the e-Medical visa, by ${dayText(visa_latest)} at the latest; if it does not, at an Indian mission, which takes longer. Six weeks before is our advice.`,
  },
  attendants_check: {
    title: 'Ask for attendants’ visas with yours',
    text: `With the e-Medical visa ${inWords(E_MEDICAL_VISA.attendants)} may come, each on an e-MAV. A mission says its own number.`,
  },
  longer_stay: {
    title: ({ days }) => `Ask how to stay ${days ?? 'more'} days`,
    text: ({ visa_ends }) =>
      `The e-Medical visa ends ${E_MEDICAL_VISA.days} days after the first entry, on ${dayText(visa_ends)} if you arrive as planned. Ask the hospital before you book whether a longer visa or an extension in India (from the FRRO) suits the plan.`,
  },
  reports: {
    title: 'Send your reports and images',
    text: 'The newest first. Scans as files from the machine (DICOM), not as photographs of a screen. Two hospitals can read the same set.',
  },
  heart_papers: {
    title: 'Heart: ECG, echo, angiogram',
    text: 'The films of the angiogram, not only its report; a list of stents or valves already in place, with their cards.',
  },
  joint_papers: {
    title: 'Joint or spine: X-rays and MRI',
    text: 'X-rays taken standing, both sides; MRI as files; the implant’s sticker if something is in place already.',
  },
  cancer_papers: {
    title: 'Cancer: pathology, slides and blocks',
    text: 'Ask your laboratory for the report and for the slides or blocks themselves: they are read again before anybody treats. And every cycle, dose and date of what was given.',
  },
  transplant_papers: {
    title: 'Transplant: the donor’s papers',
    text: 'A committee in India decides by papers that show how donor and patient are related, some of them attested at home. Ask the hospital for its list first: this takes the longest.',
  },
  eye_papers: {
    title: 'Eyes: ask when to leave off contact lenses',
    text: 'They change what is measured. The hospital says how long before; bring your newest prescription.',
  },
  fertility_papers: {
    title: 'Fertility: both partners’ papers',
    text: 'Passports and marriage certificate of both, results of both, and the dates of the last cycles. Ask the clinic which treatments the law allows to you.',
  },
  dental_papers: {
    title: 'Teeth: a panoramic X-ray',
    text: 'Not older than a year, with what was done before and which implants were used.',
  },
  kidney_papers: {
    title: 'Dialysis record and virus results',
    text: 'Your prescription, dry weight and access; hepatitis B, hepatitis C and HIV results, which the unit asks for before the first session.',
  },
  brain_papers: {
    title: 'Brain and nerves: MRI as files',
    text: 'With contrast where it was given; and for seizures or movements a film on a telephone says much.',
  },
  weight_papers: {
    title: 'Weight, what you tried, and the diet before',
    text: 'The hospital says which diet to begin, and when: often two weeks before the operation.',
  },
  teeth: {
    title: 'See your dentist',
    text: 'An infected tooth can put off a heart or joint operation. Ask for a short note that your mouth is healthy.',
  },
  medicine_list: {
    title: 'A list of your medicines, signed',
    text: 'Generic names, doses, since when; allergies. A doctor’s letter for what you carry, above all for strong painkillers and injections.',
  },
  stop_medicines: {
    title: 'Ask what to stop, and when',
    text: 'Blood thinners, diabetes tablets and some others are stopped before an operation. The hospital says which and on which day. Never stop by yourself.',
  },
  yellow_fever: {
    title: 'Yellow fever: be vaccinated',
    text: 'The certificate holds from ten days after the vaccination. Without it, who comes from a country with yellow fever can be kept apart on arrival.',
  },
  who_decides: {
    title: 'Write down who decides if you cannot',
    text: 'Name, telephone, how you are related; give it to whoever travels with you and to the hospital.',
  },
  quote: {
    title: 'Have the quote in writing',
    text: 'What is in it, what is not, the room, how long it holds. Compare two of the same plan before you pay a deposit.',
  },
  reserve: {
    title: 'Keep a reserve',
    text: 'A fifth of the quote for days or tests nobody foresaw is our advice; and the price of a changed flight.',
  },
  way_to_pay: {
    title: 'Settle how you will pay',
    text: 'Raise the card’s limit, or ask for the hospital’s own account. Pay the hospital, never a person, and keep every receipt.',
  },
  insurance: {
    title: 'Read what your insurance leaves out',
    text: 'Ordinary travel cover excludes planned treatment. [What can be covered](/insurance).',
  },
  cash: {
    title: `Declare more than ${usd(CURRENCY_DECLARATION.notes_usd)} in notes`,
    text: `Or more than ${usd(CURRENCY_DECLARATION.total_usd)} of foreign money in all, on the form Indian customs gives on arrival (rule as of November 2026).`,
  },
  hand_luggage: {
    title: 'Medicines in the hand luggage',
    text: 'In their own boxes, with two weeks to spare, beside the prescription and the reports you may need on the way.',
  },
  heart_clothes: {
    title: 'Clothes that open in front',
    text: 'For some weeks you will not lift your arms over your head. A small cushion helps when coughing and under a seat belt.',
  },
  joint_clothes: {
    title: 'Wide trousers, closed shoes without laces',
    text: 'Something to walk in that you need not bend for. Ask whether the hospital gives the walker or crutches.',
  },
  soft_clothes: {
    title: 'Soft clothes that open in front',
    text: 'They go over drips and dressings. A warm layer: wards are cooled.',
  },
  eye_things: {
    title: 'Sunglasses and your old glasses',
    text: 'Light is strong after the drops; somebody should lead you home.',
  },
  copies: {
    title: 'Copies of everything',
    text: 'Passport, visa, letter, insurance and quote: on paper apart from the originals, and on the telephone of whoever travels with you.',
  },
  phone: {
    title: 'Telephone and plug',
    text: 'Roaming, or a local card (bring the passport to buy it); an adaptor for types C, D and M, 230 volts. The hospital’s number written on paper.',
  },
  border: {
    title: 'At the border: fingerprints and one stamp',
    text: 'Say that you come for treatment and show the hospital’s letter. Look at the stamp before you walk on: your days count from it.',
  },
  form_c: {
    title: 'See that Form C was sent',
    text: 'Whoever lodges you, hotel or hospital, tells the government within 24 hours of your arrival. Ask for a copy: it is needed for an extension.',
  },
  admission: {
    title: 'Bring to admission',
    text: 'Passport, visa, letter, reports, medicine list, quote. Read the consent before you sign it, in your language or with an interpreter.',
  },
  discharge: {
    title: 'Discharge summary, read with the doctor',
    text: 'What was done, with which implant, what was found, which medicines, what must not be done and until when.',
  },
  bill: {
    title: 'Final bill, line by line',
    text: 'Against the quote, with receipts for every payment: the insurer at home asks for the originals.',
  },
  fit_to_fly: {
    title: 'A note that you may fly',
    text: 'Signed and dated within the days your airline asks for. Ask for a wheelchair or an aisle seat at the same time.',
  },
  medicines_home: {
    title: 'Medicines for the way and the first weeks',
    text: 'With a prescription in generic names; ask which of them may not enter the countries you pass.',
  },
  check_up: {
    title: 'The day of the first check-up at home',
    text: 'By video with the hospital, and with your own doctor. Images on a disc go home with you.',
  },
  leave_in_time: {
    title: ({ visa_ends }) => `Leave India by ${dayText(visa_ends)}`,
    text: `${E_MEDICAL_VISA.days} days from the first entry, if you arrive as planned. If treatment takes longer, ask for the extension before that day, not after it.`,
  },
} satisfies Record<string, { title: Words; text: Words }>;

export type ItemId = keyof typeof ITEM_TEXTS;
