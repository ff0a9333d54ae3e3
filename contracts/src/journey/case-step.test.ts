import fc from 'fast-check';
import { CASE_STEPS, caseStepOf, isStatusOfStep, requestStatusOf, STEP_ACTORS, STEP_STATUS } from './case-step.ts';
import { hospitalSentence, staffSentence } from './case-step-staff.ts';
import { patientStep, requestName, requestSentence } from './case-step-words.ts';
import { CASE_FACTS, type CaseFact } from './facts.ts';
import { begunBy, missingFactsOf, stagesBy } from './fact-stages.ts';
import { TREATMENT_REQUEST_STATES } from './treatment-requests.ts';

const factsOf = (...facts: CaseFact[]) => new Set(facts);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
/** Facts a day apart, in this order. */
const inTime = (...facts: CaseFact[]) => facts.map((fact, at) => ({ fact, at: day(at + 1) }));

test('a case goes from step to step with what happens, in the usual order', () => {
  const walk: readonly CaseFact[] = [
    'records_complete',
    'opinion_asked',
    'opinion_signed',
    'hospitals_asked',
    'quote_sent',
    'quote_accepted',
    'letter_issued',
    'visa_granted',
    'flights_booked',
    'arrived',
    'admitted',
    'discharged',
    'flown_home',
    'check_ins_answered',
    'closed',
  ];
  const steps = walk.map((_fact, at) => caseStepOf(new Set(walk.slice(0, at + 1))));
  expect(caseStepOf(new Set())).toBe('review');
  expect(steps).toEqual([
    'records_here',
    'opinion',
    'opinion_here',
    'quotes',
    'choice',
    'arrange',
    'visa',
    'flights',
    'ready',
    'admission',
    'treatment',
    'recovery',
    'at_home',
    'followed_up',
    'complete',
  ]);
});

test('nobody who has accepted a quote is told to choose one, or that hospitals are asked', () => {
  const facts = factsOf('opinion_signed', 'quote_sent', 'quote_accepted');
  const words = `${patientStep(facts).title} ${patientStep(facts).text} ${staffSentence(facts)}`;
  expect(words).not.toMatch(/choose|hospitals now|can be chosen/i);
  expect(hospitalSentence(facts)).toBe('The patient chose you. Next is your letter for the visa.');
  expect(hospitalSentence(factsOf('quote_sent'))).toBeNull();
});

test('the turn of the patient has a button that is named after what opens', () => {
  for (const step of CASE_STEPS) {
    const fact = CASE_FACTS.find((each) => caseStepOf(factsOf(each)) === step);
    if (fact === undefined) continue;
    const { isTurn, action } = patientStep(factsOf(fact));
    expect([step, isTurn]).toEqual([step, STEP_ACTORS[step] === 'patient']);
    if (isTurn) expect([step, action]).toEqual([step, expect.stringMatching(/^See /)]);
  }
});

test('a status that a person has set holds until a later fact moves the case on', () => {
  const facts = inTime('records_complete', 'opinion_signed');
  expect(requestStatusOf(facts, null)).toBe('in_review');
  const set = { status: 'waiting_for_patient' as const, at: day(2) };
  expect(requestStatusOf(facts, set)).toBe('waiting_for_patient');
  expect(requestStatusOf([...facts, { fact: 'check_in_answered', at: day(1) }], set)).toBe('waiting_for_patient');
  expect(requestStatusOf([...facts, { fact: 'quote_sent', at: day(3) }], set)).toBe('quoted');
  // A fact that does not move the case on leaves it.
  expect(requestStatusOf([...facts, { fact: 'lodging_booked', at: day(4) }], set)).toBe('waiting_for_patient');
});

test('whatever is set in whatever order, the last thing that moved the case or was set decides', () => {
  const times = fc.uniqueArray(fc.constantFrom(...CASE_FACTS), { minLength: 1 });
  fc.assert(
    fc.property(times, fc.constantFrom(...TREATMENT_REQUEST_STATES), fc.nat(30), (names, status, at) => {
      const facts = inTime(...names);
      const set = { status, at: day(at) };
      const now = STEP_STATUS[caseStepOf(new Set(names))];
      expect([status, now]).toContain(requestStatusOf(facts, set));
      expect(requestStatusOf(facts, { ...set, at: day(names.length) })).toBe(status);
      // Replayed in any order of the rows, it is the same.
      expect(requestStatusOf(facts.toReversed(), set)).toBe(requestStatusOf(facts, set));
    }),
    { seed: 33, numRuns: 2000 },
  );
});

test('the words of a request come from what is stored and from what has happened', () => {
  expect(requestName('in_treatment', factsOf('admitted', 'discharged'))).toBe('Recovering');
  expect(requestName('declined', factsOf('closed'))).toBe('Closed');
  expect(requestName('declined', factsOf('opinion_signed'))).toBe('Declined');
  expect(requestSentence('accepted', factsOf('quote_accepted'))).toBe(patientStep(factsOf('quote_accepted')).text);
  // Set by a person beside the case: its own words say more.
  expect(requestSentence('waiting_for_patient', factsOf('quote_accepted'))).toBeNull();
  expect(isStatusOfStep('quoted', factsOf('quote_sent'))).toBe(true);
});

test('facts complete stages and begin what they give a reason to, from the time on that they count', () => {
  const facts = inTime('opinion_signed', 'quote_sent', 'quote_accepted');
  expect(stagesBy(facts, day(0)).map(({ stage }) => stage)).toEqual([3, 4]);
  expect(stagesBy(facts, day(2)).map(({ stage }) => stage)).toEqual([4]);
  expect(begunBy(facts, day(0))).toEqual(['record_deposit', 'plan_travel', 'ask_visa_letter']);
  expect(begunBy(inTime('quote_sent'), day(0))).toEqual(['ask_to_choose']);
});

test('who completes a stage by hand is asked for what has usually happened before', () => {
  expect(missingFactsOf(3, factsOf('records_complete'))).toEqual(['opinion_signed']);
  expect(missingFactsOf(3, factsOf('opinion_signed'))).toEqual([]);
  expect(missingFactsOf(7, factsOf('admitted'))).toEqual([]);
  expect(missingFactsOf(6, factsOf('flights_booked'))).toEqual(['visa_granted']);
});
