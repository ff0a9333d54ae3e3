import { CHECK_IN_INITIAL, checkInBody, checkInProblems, type CheckInValues } from './check-in-form.ts';
import { checkInAdvice } from './check-in-words.ts';

const WELL: CheckInValues = { pain: '2', fever: 'no', wound: 'good', medicine_taken: 'yes', worry: ' ' };

describe('the form of a check-in', () => {
  test('each question without an answer is named, in the order of the form', () => {
    expect(checkInProblems(CHECK_IN_INITIAL).map(({ field }) => field)).toEqual([
      'pain',
      'fever',
      'wound',
      'medicine_taken',
    ]);
    expect(checkInProblems(WELL)).toEqual([]);
  });

  test.each([
    ['pain', '11'],
    ['pain', '-1'],
    ['pain', 'much'],
    ['fever', 'maybe'],
    ['wound', 'fine'],
    ['medicine_taken', 'true'],
  ] as const)('%s “%s” is no answer', (field, text) => {
    expect(checkInProblems({ ...WELL, [field]: text }).map((problem) => problem.field)).toEqual([field]);
  });

  test('the strongest pain is ten; a wound that is not known is none', () => {
    for (const pain of ['0', '9', '10']) expect(checkInProblems({ ...WELL, pain })).toEqual([]);
    expect(Object.values(CHECK_IN_INITIAL)).toEqual(['', '', '', '', '']);
    for (const wound of ['good', 'red', 'open', 'none']) expect(checkInBody({ ...WELL, wound }).wound).toBe(wound);
    expect(checkInBody({ ...WELL, wound: 'fine' }).wound).toBe('none');
  });

  test('becomes what the API takes; a blank worry is none', () => {
    expect(checkInBody(WELL)).toEqual({ pain: 2, fever: false, wound: 'good', medicine_taken: true });
    expect(checkInBody({ ...WELL, pain: '10', fever: 'yes', medicine_taken: 'no', worry: ' I am dizzy. ' })).toEqual({
      pain: 10,
      fever: true,
      wound: 'good',
      medicine_taken: false,
      worry: 'I am dizzy.',
    });
  });
});

describe('what is said after a check-in', () => {
  test('red flags say what to do at once, and that the case manager knows', () => {
    const { text, urgent } = checkInAdvice(['fever', 'wound']);
    expect(text).toContain('Your case manager knows');
    expect(text).toContain('fever and a red or open wound');
    expect(urgent?.steps).toHaveLength(2);
    expect(urgent?.call_href).toMatch(/^tel:/);
  });

  test('without any, nothing is urgent', () => {
    expect(checkInAdvice([]).urgent).toBeNull();
  });
});
