import { defineMessages } from '@ayana/contracts/language';
import { CLAIMS } from '@ayana/contracts/services';

export const CLAIMS_MESSAGES = defineMessages('mfe-public/claims', {
  heading: 'Ayana in one sentence',
  sentence: [
    [`${CLAIMS.procedures} procedures`, ' and '],
    [`${CLAIMS.partners} partners`, '. A '],
    [`${CLAIMS.success_rate} success rate`, ', '],
    [`${CLAIMS.savings} savings`, ', and '],
    [`${CLAIMS.partner_hospitals} partner hospitals`, ' across '],
    [`${CLAIMS.countries} countries`, '.'],
  ],
  question: 'How we count this',
  answers: [
    [
      'Procedures',
      'Our services page lists sixty-one. Each has an indicative price in India, in the US where we found one, and how we know it. Each has a page of its own.',
    ],
    [
      'Savings',
      'This is Ayana’s own figure for all treatments: how much lower the price in India is than the US price. It does not include flights, lodging and your time. We do not work it out from the price list. Each treatment’s page shows its own saving, from the prices on that page.',
    ],
    [
      'Success rate',
      'This covers the whole network and every kind of treatment. It does not tell you how your operation will go. Ask the hospital for its own figure for your procedure.',
    ],
    [
      'Partners, hospitals and countries',
      'These are Ayana’s own figures for its whole network. This site does not count them. The hospitals and doctors you can open here are samples, and not part of these figures.',
    ],
  ],
});
