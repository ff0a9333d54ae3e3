/** Who acts in a stage and how long it typically takes, by its number. */
export interface StageFact {
  who: string;
  /** Such as `1 to 3 weeks`. */
  days: string;
}

export const STAGE_FACTS: Readonly<Record<number, StageFact>> = {
  1: { who: 'You, or somebody close to you. Then a case manager.', days: 'An answer within 24 hours' },
  2: {
    who: 'You, who collect, and the case manager, who checks that nothing is missing.',
    days: '2 to 10 days, mostly waiting for a hospital to hand out films',
  },
  3: {
    who: 'The doctor, you, and whoever you want beside you; an interpreter where there is one for your language.',
    days: '3 to 10 days after the file is whole',
  },
  4: { who: 'The hospitals. Your case manager asks again where a line is missing.', days: '3 to 7 days' },
  5: {
    who: 'You. The hospital confirms date and surgeon.',
    days: 'As long as you need; a quote is usually valid for some weeks',
  },
  6: {
    who: 'You: nobody can sign the form for you. The hospital writes the letter; your case manager checks it against the passport.',
    days: '1 to 3 weeks; the e-visa itself often takes some days',
  },
  7: {
    who: 'The driver, the hospital’s desk for patients from abroad, an interpreter if you need one.',
    days: '1 to 3 days',
  },
  8: {
    who: 'Surgeon, anaesthetist, nurses. Your case manager keeps the family at home informed, as you allowed it.',
    days: 'See the days of each procedure in the price list',
  },
  9: {
    who: 'The surgeon’s team, a physiotherapist. Your companion sees first when something is wrong.',
    days: 'A few days to 6 weeks, by procedure',
  },
  10: { who: 'You, your doctor at home, your case manager; the surgeon when asked.', days: '90 days' },
};
