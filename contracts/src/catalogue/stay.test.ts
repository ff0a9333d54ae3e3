import { daysText, hospitalDaysText, hospitalStayText, indiaDaysText, indiaStayText } from './stay.ts';

test('days are written in words', () => {
  expect(['1', '5', '18-21'].map(daysText)).toEqual(['1 day', '5 days', '18 to 21 days']);
  expect(['0', '1', '5-7'].map(hospitalStayText)).toEqual([
    'no night in hospital',
    '1 day in hospital',
    '5 to 7 days in hospital',
  ]);
  expect(['0', '1', '42'].map(indiaStayText)).toEqual(['given visit by visit', '1 day in India', '42 days in India']);
  expect(['0', '1'].map(hospitalDaysText)).toEqual(['day care', '1 day']);
  expect(['0', '1'].map(indiaDaysText)).toEqual(['per visit', '1 day']);
});
