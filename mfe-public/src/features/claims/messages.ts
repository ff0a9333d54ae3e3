import { CLAIMS } from '@ayana/contracts/services';

export const CLAIMS_MESSAGES = {
  heading: 'Ayana in one sentence',
  sentence: [
    [`${CLAIMS.procedures} procedures`, ' and '],
    [`${CLAIMS.partners} partners`, '. A '],
    [`${CLAIMS.success_rate} success rate`, ', '],
    [`${CLAIMS.savings} savings`, ', and '],
    [`${CLAIMS.partner_hospitals} partner hospitals`, ' across '],
    [`${CLAIMS.countries} countries`, '.'],
  ],
  question: 'How we count these',
  answers: [
    [
      'Procedures',
      'Sixty-one are listed on our services page, each with an indicative price in India and in the US and the source it comes from.',
    ],
    [
      'Savings',
      'What the indicative price in India leaves of the US price, treatment only. Flights, lodging and your time are not in it. Each service below says its own best figure.',
    ],
    [
      'Success rate',
      'A figure for the whole network, over every kind of treatment. It says nothing about your operation: ask the hospital for its own figure for your procedure.',
    ],
    [
      'Partners, hospitals and countries',
      'Figures of the whole network, stated by Ayana and not counted by this site. The five hospitals you can open here are samples.',
    ],
  ],
} as const;
