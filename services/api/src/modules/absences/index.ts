/** Who is away until when, and which colleague covers. */
export { absenceEnd, absenceVersion } from './absence-days.js';
export { MemberAbsenceRow } from './absence.entity.js';
export { AbsencesModule } from './absences.module.js';
export {
  awayUntil,
  coveredBy,
  deputyOf,
  findStaffDeputies,
  ownedBy,
  ownersFor,
  staffAwayUntil,
  staffDeputy,
  staffDeputyOf,
} from './deputies.js';
