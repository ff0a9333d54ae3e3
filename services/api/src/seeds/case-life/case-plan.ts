import type { DemoHospital, DemoTreatment } from './demo-case.js';
import { DEMO_DOCTOR_FIELD } from './demo-doctors.js';
import { isCorrected } from './doctor-rows.js';
import { hasOrders } from './order-rows.js';
import { hasDraft } from './work-rows.js';

const STAGES = 10;
/** The stage whose cases wait for an opinion. */
const ASKED = 2;

/** The stage that a case has completed. */
export const stageOf = (index: number): number => ((index + 3) % STAGES) + 1;

/** Cases on which the demo account of a doctor works: what waits for it, and what it has ordered. */
export const isOfDemoDoctor = (index: number): boolean => {
  const stage = stageOf(index);
  return index === 0 || stage === ASKED || isCorrected({ index, stage }) || hasOrders(index);
};

/** In the first ten cases, one a stage, and where a quote is begun, the first hospital is that of the demo account. */
export const isOfDemoHospital = (index: number): boolean =>
  index < STAGES || hasDraft({ index, stage: stageOf(index) });

/**
 * The treatment of a case and the two hospitals that quote: doctors and hospitals get what is of their field. The treatments follow each other;
 * one that does not fit the case is passed over.
 * @param hospitals that of the demo account first
 */
export function planOf(
  index: number,
  treatments: readonly DemoTreatment[],
  hospitals: readonly DemoHospital[],
): { treatment: DemoTreatment; hospitals: readonly [DemoHospital, DemoHospital] } {
  const [own, ...others] = hospitals;
  const start = index % treatments.length;
  const treatment = [...treatments.slice(start), ...treatments.slice(0, start)].find(
    ({ department }) =>
      (!isOfDemoDoctor(index) || department === DEMO_DOCTOR_FIELD) &&
      (!isOfDemoHospital(index) || own?.departments.includes(department) === true),
  );
  if (own === undefined || treatment === undefined) throw new Error(`The catalogue has nothing for demo case ${index}`);
  const able = others.filter(({ departments }) => departments.includes(treatment.department));
  const first = isOfDemoHospital(index) ? own : able[index % able.length];
  const rest = able.filter((each) => each !== first);
  const second = rest[index % rest.length];
  if (first === undefined || second === undefined)
    throw new Error(`The catalogue lacks two hospitals with ${treatment.department}`);
  return { treatment, hospitals: [first, second] };
}
