import type { Overview } from './home-data';
import { type Known, type NextStep, nextStep } from './next-step';

/** The next step of one open journey. */
export interface StepOfJourney {
  overview: Overview;
  step: NextStep;
}

/** The next step of each journey: what waits for the patient before what others do, the soonest first, what has no date last. */
export function stepsOfJourneys(
  overviews: readonly Overview[],
  { treatments, appointments }: Pick<Known, 'treatments' | 'appointments'>,
  now: Date,
): StepOfJourney[] {
  const steps = overviews.map((overview) => {
    const { id, treatment_request_id } = overview.journey;
    const step = nextStep(
      {
        account: null,
        overview,
        treatments: treatments?.filter((request) => request.id === treatment_request_id) ?? null,
        appointments: appointments?.filter(({ journey_id }) => journey_id === id) ?? null,
        requests: null,
      },
      now,
    );
    return { overview, step };
  });
  return steps.toSorted(
    (one, other) => turnOf(one.step) - turnOf(other.step) || compare(momentOf(one), momentOf(other)),
  );
}

/** Whether the patient has something to do. */
const turnOf = ({ kind }: NextStep): number =>
  kind === 'task' || kind === 'request' || kind === 'appointment' ? 0 : 1;

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** When it is due or begins, in milliseconds since 1970; infinite without a date. */
function momentOf({ step }: StepOfJourney): number {
  if (step.kind === 'appointment') return step.talk.starts;
  const due = step.kind === 'task' ? step.task.due_at : null;
  return due === null ? Number.POSITIVE_INFINITY : Date.parse(due);
}
