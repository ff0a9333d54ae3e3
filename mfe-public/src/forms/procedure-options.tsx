import { PROCEDURE_GROUPS } from '@ayana/contracts/consultations';

/** The procedures of every form's select box, in groups. */
export function ProcedureOptions() {
  return PROCEDURE_GROUPS.map(({ group, procedures }) => (
    <optgroup key={group} label={group}>
      {procedures.map((procedure) => (
        <option key={procedure}>{procedure}</option>
      ))}
    </optgroup>
  ));
}
