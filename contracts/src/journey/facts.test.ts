import fc from 'fast-check';
import { JOURNEY_AUTOMATIONS } from './automations.ts';
import { isOfTurn, taskEndOf } from './turn-tasks.ts';
import { CASE_FACTS, type CaseFact, endOf, FACT_EFFECTS } from './facts.ts';

const factsOf = (...facts: CaseFact[]) => new Set(facts);
const AUTOMATIONS = Object.keys(JOURNEY_AUTOMATIONS) as (keyof typeof JOURNEY_AUTOMATIONS)[];
const TASKS = [
  ...new Set(Object.values(FACT_EFFECTS).flatMap(({ done = [], pointless = [] }) => done.concat(pointless))),
  // Those of a turn come with it, each time.
].filter((name) => !isOfTurn(name));

test('an accepted quote ends the choice, and what only served it', () => {
  const facts = factsOf('quote_sent', 'quote_accepted');
  expect([taskEndOf(facts, 'ask_to_choose'), taskEndOf(facts, 'ask_quotes')]).toEqual(['done', 'waived']);
  expect([endOf(facts, 'ask_to_choose'), endOf(facts, 'ask_quotes')]).toEqual(['quote_accepted', 'quote_accepted']);
  expect([endOf(facts, 'plan_travel'), taskEndOf(facts, 'plan_travel.visa')]).toEqual([null, null]);
});

test('a choice is asked for while a quote can be chosen', () => {
  expect(endOf(factsOf('quote_sent'), 'ask_to_choose')).toBeNull();
  expect(endOf(factsOf('quotes_ended'), 'ask_to_choose')).toBe('quotes_ended');
});

test('nobody who has arrived is asked for visa, flights or ticket', () => {
  const facts = factsOf('quote_accepted', 'arrived');
  expect(['visa', 'flights', 'ticket'].map((task) => taskEndOf(facts, `plan_travel.${task}`))).toEqual([
    'done',
    'done',
    'waived',
  ]);
  expect(taskEndOf(facts, 'travel.interpreter')).toBeNull();
});

test('a deposit that was received is done, one that is not needed is dropped, and neither is asked for again', () => {
  expect(taskEndOf(factsOf('quote_accepted'), 'payment.deposit')).toBeNull();
  expect(taskEndOf(factsOf('deposit_paid'), 'payment.deposit')).toBe('done');
  expect(taskEndOf(factsOf('deposit_waived'), 'payment.deposit')).toBe('waived');
  expect([
    endOf(factsOf('deposit_paid'), 'record_deposit'),
    endOf(factsOf('deposit_waived'), 'record_deposit'),
  ]).toEqual(['deposit_paid', 'deposit_waived']);
});

test('a further fact never opens again what an earlier one ended, whatever the order', () => {
  const walk = fc.uniqueArray(fc.constantFrom(...CASE_FACTS), { minLength: 1 });
  fc.assert(
    fc.property(walk, fc.constantFrom(...TASKS), fc.constantFrom(...AUTOMATIONS), (facts, task, automation) => {
      const [before, after] = [new Set(facts.slice(0, -1)), new Set(facts)];
      if (taskEndOf(before, task) !== null) expect(taskEndOf(after, task)).not.toBeNull();
      if (taskEndOf(before, task) === 'done') expect(taskEndOf(after, task)).toBe('done');
      if (endOf(before, automation) !== null) expect(endOf(after, automation)).not.toBeNull();
      expect(endOf(new Set(facts.toReversed()), automation)).toBe(endOf(after, automation));
    }),
    { seed: 33, numRuns: 2000 },
  );
});
