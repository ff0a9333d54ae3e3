import { defineMessages } from '@ayana/contracts/language';
import type { SupportTopic } from '@ayana/contracts/support';

import type { ArticlePart } from '../../articles/article-section';

/** The topics with a page of their own. */
export type GuidedTopic = Extract<
  SupportTopic,
  'documents' | 'flights' | 'accommodation' | 'transport' | 'case_management'
>;

/** The texts of each of the five guided pages. */
export const GUIDE_MESSAGES: Readonly<Record<GuidedTopic, readonly ArticlePart[]>> = defineMessages(
  'mfe-public/support/guide',
  {
    documents: [
      {
        id: 'send-first',
        title: 'What to send first',
        text: [
          'A doctor can give an opinion only on what they can read. Send these, newest first:',
          [
            'The report with your diagnosis, and the letter of the doctor who made it.',
            'Pictures of scans, saved as JPEG from the hospital’s disc (DICOM), at most 10 MB each. A photo of a film is hard to judge.',
            'Blood tests of the last three months.',
            'A list of your medicines with the dose, and of your allergies.',
            'For the visa letter later: the photo page of each passport.',
          ],
          'Something is missing? Send what you have. We tell you what the hospital still needs.',
        ],
      },
      {
        id: 'form',
        title: 'In which form',
        text: [
          [
            'One file for each report, with its date in the name: 2026-10-14-blood.pdf.',
            'A PDF is best. A photo is fine if it is flat, in daylight, and shows the whole page.',
            'English is enough for every hospital we work with. For an opinion, a short translation of the diagnosis will do.',
            'A certified translation is needed only if an embassy, an insurer or a court asks for it. Ask them first.',
          ],
          'Do not send reports with the form on this page. The person who takes your request tells you how to send them safely.',
        ],
      },
      {
        id: 'visa-letter',
        title: 'The letter for your visa',
        text: [
          {
            numbered: [
              'You choose a hospital and a plan.',
              'You send the passport pages of the patient and of those who travel along.',
              'The hospital writes the letter: names, passport numbers, treatment, and the planned dates.',
              'You check every letter and number against the passport. One wrong digit can stop a visa.',
            ],
          },
          'Plan about a week for it (estimate: what we ask hospitals for). The [travel checklist](/travel-checklist) gives the last day for each step.',
        ],
      },
      {
        id: 'take-home',
        title: 'What to take home',
        text: [
          'Ask for these before you leave the hospital. They are much harder to get later:',
          [
            'The discharge summary, and the report of the operation.',
            'The stickers or the card of every implant, with maker and number.',
            'All scans as files, and the written result of every laboratory test.',
            'Prescriptions with the name of the substance, because brands differ at home.',
            'Bills with stamps, for your insurer.',
          ],
        ],
      },
    ],
    flights: [
      {
        id: 'when-to-book',
        title: 'When to book',
        text: [
          {
            numbered: [
              'Wait until the hospital has confirmed the date in writing, and you have the visa.',
              'Arrive one or two days before the first appointment. A late bag or a missed flight then costs no theatre time.',
              'Book a flight home that you can change. Recovery does not follow a calendar.',
              'Send us the flight number. We pass it on to the hospital and to your driver.',
            ],
          },
          'How long the flight takes is on the page of each [city](/destinations). What it may cost is in the [trip cost calculator](/trip-cost).',
        ],
      },
      {
        id: 'airline',
        title: 'What the airline wants to know',
        text: [
          'Tell the airline early if you had an operation, need oxygen, or cannot sit upright. It may ask for a medical form (MEDIF). Your hospital fills in its part. Ask the airline how many hours before the flight it must have the form.',
          'A wheelchair at the airport is free. Ask for it when you book, by the code that fits:',
          [
            'WCHR: you can climb steps, but cannot walk far.',
            'WCHS: you cannot climb steps, but can walk to your seat.',
            'WCHC: you cannot walk, and need help up to your seat.',
          ],
        ],
      },
      {
        id: 'fit-to-fly',
        title: 'When you may fly home',
        text: [
          'Your surgeon decides, together with the airline’s doctors. It depends on the operation and on how you heal. Ask for the fit-to-fly letter at the last check, and carry it in your hand luggage.',
          'Read [flying after surgery](/blog/flying-after-surgery) before you choose the date. A doctor has checked it.',
        ],
      },
      {
        id: 'hand-luggage',
        title: 'In your hand luggage',
        text: [
          [
            'All medicines for three days more than the trip, in their boxes, with the prescription.',
            'The discharge summary, the fit-to-fly letter and the card of your implant. Metal can set off the gate.',
            'Your reports on paper and on your phone.',
            'The number of your case manager and the address of the first night.',
          ],
        ],
      },
    ],
    accommodation: [
      {
        id: 'nights',
        title: 'For which nights you need a room',
        text: [
          [
            'One or two nights before the hospital admits you.',
            'While you are in hospital: in a single room there is usually a bed for one companion. Others need a room.',
            'From discharge until your surgeon lets you fly. For many operations this is one to four weeks (estimate, from the days in our [price list](/services#procedures)).',
          ],
          'The [trip cost calculator](/trip-cost) counts these nights for you.',
        ],
      },
      {
        id: 'three-kinds',
        title: 'Three kinds of room',
        text: [
          [
            'Guest house: a room with its own bathroom near the hospital. The cheapest, and good for short stays.',
            'Serviced flat: one bedroom and a kitchen. Good for weeks, for children, and for food from home.',
            'Hotel: a lift, a restaurant and a night desk. Good if you need help at any hour.',
          ],
          'What each costs a night is on the page of your [city](/destinations).',
        ],
      },
      {
        id: 'after-operation',
        title: 'What to ask before you book',
        text: [
          [
            'Is there a lift, or a room on the ground floor?',
            'Is the shower without a step, and is there something to hold on to?',
            'Is the toilet a seat, not a squat toilet?',
            'How high is the bed? After a hip or knee operation a low bed is hard to leave.',
            'How many minutes is it to the hospital at nine in the morning?',
            'Is there power when the city’s power fails?',
            'Can you leave earlier or stay longer, and what does it cost?',
          ],
        ],
      },
      {
        id: 'form-c',
        title: 'Form C, on the first day',
        text: [
          'Your host must report your stay to the authorities within 24 hours (Form C). Show your passport and visa, and ask for a copy. You may need it if you extend your visa.',
        ],
      },
    ],
    transport: [
      {
        id: 'arrival',
        title: 'The day you arrive',
        text: [
          {
            numbered: [
              'After the passport desk, collect your bags. The wheelchair helper waits for you and stays with you.',
              'In the arrivals hall a driver holds a sign with your name. Check the driver’s name against our message.',
              'Nobody there? Call the number in our message, and stay inside the hall. Do not go along with strangers.',
              'The driver takes you to your room, or to the hospital if you are admitted the same day.',
            ],
          },
          'How many minutes the drive takes is on the page of each [city](/destinations).',
        ],
      },
      {
        id: 'around',
        title: 'Getting around',
        text: [
          [
            'Taxi by app: the price is shown before you ride, and the route is kept. Good for most trips.',
            'Prepaid taxi: at a desk in airports and large stations. You pay at the desk and keep the slip.',
            'Auto-rickshaw: for short rides when you are well. After an operation it shakes too much.',
            'Metro: in many of our cities. New stations have lifts. Avoid the rush after nine and after five.',
            'Hospital car: some hospitals fetch patients for appointments. Ask the international desk.',
          ],
        ],
      },
      {
        id: 'careful',
        title: 'After an operation',
        text: [
          [
            'Ask for a sedan or a van that you can step into without bending the new joint too far.',
            'Sit in front, with the seat pushed back, or lie back as your surgeon tells you.',
            'Plan twice the time. Bring water, your pain medicine and a bag in case you feel sick.',
            'Keep the hospital’s number at hand. In an emergency call 112, or 108 for an ambulance in most states.',
          ],
        ],
      },
      {
        id: 'way-back',
        title: 'Back to the airport',
        text: [
          'Be there three hours before the flight, and four if you use a wheelchair or carry a medical form. Confirm the car the evening before. Keep the driver’s number until you are past security.',
        ],
      },
    ],
    case_management: [
      {
        id: 'who',
        title: 'Who your case manager is',
        text: [
          'One person at Ayana who knows your case from the first answer to the last check-up. You see their name in every mail. They are not a doctor, and they do not work for a hospital.',
        ],
      },
      {
        id: 'first-week',
        title: 'The first week',
        text: [
          {
            numbered: [
              'Within 24 hours a person takes your request and writes to you.',
              'They ask for the reports that are missing, and send them only to hospitals you agree to.',
              'A doctor gives an opinion. If more tests are needed first, you hear why.',
              'You get the answers of the hospitals side by side, with what each price leaves out.',
              'You decide, or you say no. Both are fine, and the help so far costs nothing.',
            ],
          },
          'All ten steps are on the page of [the patient journey](/services/patient-journey).',
        ],
      },
      {
        id: 'tell-them',
        title: 'What to tell them at once',
        text: [
          [
            'You got worse, have a fever, or were admitted at home.',
            'Your flight, your visa or your passport changed.',
            'You cannot pay as planned.',
            'You do not understand a bill, a form or what a doctor said.',
            'Someone asked you for cash that is not in your plan.',
          ],
          'In an emergency call a doctor or 112 first, and your case manager after that.',
        ],
      },
      {
        id: 'away',
        title: 'When they are away',
        text: [
          'A second person reads your case and answers within the same hours. You see both names in your requests. Notes stay with your case, so you do not need to tell it again.',
          'You would rather work with someone else? Write it in the form below. You need give no reason.',
        ],
      },
    ],
  },
);

export const isGuided = (topic: SupportTopic | null): topic is GuidedTopic => topic !== null && topic in GUIDE_MESSAGES;
