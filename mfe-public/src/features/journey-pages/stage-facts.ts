import { defineMessages } from '@ayana/contracts/language';

/** Who acts in a stage and how long it usually takes. */
export interface StageFact {
  who: string;
  /** Such as `1 to 3 weeks`. */
  days: string;
}

export const STAGE_FACTS: Readonly<Record<number, StageFact>> = defineMessages('mfe-public/journey-pages/stage-facts', {
  1: { who: 'You, or someone close to you. Then a case manager.', days: 'An answer within 24 hours' },
  2: {
    who: 'You collect the papers. The case manager checks that nothing is missing.',
    days: '2 to 10 days, mostly waiting for films from a hospital',
  },
  3: {
    who: 'The doctor, you, the people you want with you, and an interpreter if there is one for your language.',
    days: '3 to 10 days after the file is complete',
  },
  4: { who: 'The hospitals. Your case manager asks again if something is missing.', days: '3 to 7 days' },
  5: {
    who: 'You. The hospital confirms date and surgeon.',
    days: 'As long as you need. A quote is usually valid for some weeks',
  },
  6: {
    who: 'You: no one can sign the form for you. The hospital writes the letter. Your case manager checks it against your passport.',
    days: '1 to 3 weeks. The e-visa itself often takes some days',
  },
  7: {
    who: 'The driver, the hospital’s international patients’ desk, an interpreter if you need one.',
    days: '1 to 3 days',
  },
  8: {
    who: 'Surgeon, anaesthetist and nurses. Your case manager keeps your family at home informed, as you prefer.',
    days: 'See the days of each procedure in the price list',
  },
  9: {
    who: 'The surgeon’s team, a physiotherapist. Your companion is often the first to notice a problem.',
    days: 'A few days to 6 weeks, by procedure',
  },
  10: { who: 'You, your doctor at home, your case manager; the surgeon when asked.', days: '90 days' },
});
