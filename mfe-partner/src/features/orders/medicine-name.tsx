import { alertsOfMedicine, alertText, type MedicineCheck } from '@ayana/contracts/journey';
import { printProblem } from '@ayana/contracts/papers';
import type { Form } from '@ayana/portal-kit/screens';
import { usePart } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useDeferredValue, useId } from 'react';
import { messages } from './messages';
import { searchMedicines } from './orders.api';
import { Hint } from './orders.styles';

const { form: words } = messages.doctor;

export interface Checks {
  checkNow: () => void;
  checkOf: (medicine: string) => MedicineCheck | undefined;
  failed: boolean;
}

interface MedicineNameProps<Values extends object> {
  form: Form<Values>;
  path: string;
  medicine: string;
  checks: Checks;
}

/** The name of a medicine, with the kept list below it, and what speaks against it: then a reason is asked for. */
export function MedicineName<Values extends object>({ form, path, medicine, checks }: MedicineNameProps<Values>) {
  const list = useId();
  const typed = useDeferredValue(medicine.trim());
  const found = usePart({ key: typed, read: () => searchMedicines(typed) });
  const check = checks.checkOf(medicine);
  const alerts = alertsOfMedicine(check?.alerts ?? []);
  const refused = form.errorOf(`${path}.alert_reason`);
  return (
    <>
      <div className="wide">
        <Field
          label={words.medicine}
          required
          hint={words.medicineHint}
          error={form.errorOf(`${path}.medicine`) ?? printProblem(medicine)}
        >
          <TextInput
            maxLength={120}
            dir="auto"
            autoComplete="off"
            list={list}
            {...form.field(`${path}.medicine`)}
            onBlur={checks.checkNow}
          />
        </Field>
        <datalist id={list}>
          {(found.value ?? []).map(({ name, codes }) => (
            <option key={name} value={name}>
              {`${name} (${codes.join(', ')})`}
            </option>
          ))}
        </datalist>
        {check?.is_known === false ? (
          <Chip tone="marigold">{words.notChecked}</Chip>
        ) : check !== undefined && alerts.length === 0 ? (
          <Hint>{words.nothingFound}</Hint>
        ) : null}
        {checks.failed ? <Hint>{words.checkFailed}</Hint> : null}
      </div>
      {alerts.length === 0 && refused === undefined ? null : (
        <div className="all">
          <Notice tone="failed">
            {alerts.length === 0
              ? refused
              : alerts.map((alert) => <bdi key={`${alert.kind} ${alert.other}`}>{alertText(alert)} </bdi>)}
          </Notice>
          <Field label={words.alertReason} required hint={words.alertReasonHint} error={refused}>
            <TextArea rows={2} maxLength={500} dir="auto" {...form.field(`${path}.alert_reason`)} />
          </Field>
        </div>
      )}
    </>
  );
}
