import { DEPARTMENTS } from '@ayana/contracts/catalogue';
import { csvFacts, list, oneOf, orNull, textCell } from './facts.js';

/**
 * Sample data of doctors by department; departments without patients from abroad are left out. `second` is what its doctors often do as
 * well, `focuses` and `qualifications` are below their names, `equipment` is what a hospital with it has, `sees` follows "Sees …".
 */
export const DEPARTMENT_SEEDS = new Map(
  csvFacts('departments.csv', {
    department: oneOf(DEPARTMENTS),
    second: orNull(oneOf(DEPARTMENTS)),
    focuses: list(textCell),
    qualifications: list(textCell),
    equipment: orNull(textCell),
    sees: textCell,
  }).map((seed) => [seed.department, seed]),
);
