import { CASE_FACTS, type CaseFact, type CaseFactGap, DEPOSIT_FACTS, endOf, FACT_EFFECTS } from './facts.ts';
import { automationsOf, type JourneyAutomationName } from './automations.ts';
import type { StageStatuses } from './journeys.ts';
import type { TimedFact } from './case-step.ts';

type Facts = ReadonlySet<CaseFact>;

/** What has usually happened before a stage is complete. Of several in a row one is enough. */
const USUAL: Readonly<Record<number, readonly (readonly CaseFact[])[]>> = {
  2: [['records_complete']],
  3: [['opinion_signed']],
  4: [['quote_sent']],
  5: [['quote_accepted'], ...(DEPOSIT_FACTS.length === 0 ? [] : [DEPOSIT_FACTS])],
  6: [['visa_granted'], ['flights_booked']],
  7: [['arrived', 'admitted'], ['admitted']],
  8: [['admitted']],
  9: [['discharged']],
  10: [['flown_home'], ['check_in_answered']],
};

/** What has usually happened before a stage is complete, and has not: who completes it by hand is asked. */
export const missingFactsOf = (stage: number, facts: Facts): CaseFact[] =>
  (USUAL[stage] ?? []).flatMap((any) => {
    const [first] = any;
    return first === undefined || any.some((fact) => facts.has(fact)) ? [] : [first];
  });

/** What completed stages say beyond what has happened, in their order. */
export const gapsOf = (statuses: StageStatuses, facts: Facts): CaseFactGap[] =>
  Object.keys(USUAL)
    .map(Number)
    .filter((stage) => statuses[stage]?.status === 'completed')
    .flatMap((stage_number) => missingFactsOf(stage_number, facts).map((fact) => ({ stage_number, fact })));

/** The stages that are complete by what has happened since a time, in their order, each with the fact. */
export function stagesBy(facts: readonly TimedFact[], since: Date): { stage: number; fact: TimedFact }[] {
  return facts
    .filter(({ at }) => at > since)
    .flatMap((fact) => {
      const { stage } = FACT_EFFECTS[fact.fact];
      return stage === undefined ? [] : [{ stage, fact }];
    })
    .toSorted((one, other) => one.stage - other.stage);
}

/** What has a reason to begin by what has happened since a time, in the order of the facts. */
export function begunBy(facts: readonly TimedFact[], since: Date): JourneyAutomationName[] {
  const all = new Set(facts.map(({ fact }) => fact));
  const recent = new Set(facts.filter(({ at }) => at > since).map(({ fact }) => fact));
  const names = CASE_FACTS.filter((fact) => recent.has(fact)).flatMap((fact) => FACT_EFFECTS[fact].begins ?? []);
  return [...new Set(names)].filter((name) => endOf(all, name) === null);
}

/** What completing a stage still sets off: what has no reason any more, or has begun with a fact, is left out. */
export const effectsOf = (stage: number, facts: Facts): JourneyAutomationName[] => {
  const begun = new Set([...facts].flatMap((fact) => FACT_EFFECTS[fact].begins ?? []));
  return automationsOf(stage).filter((name) => endOf(facts, name) === null && !begun.has(name));
};
