import { ORGANISATION_KINDS, organisationKindName } from '@ayana/contracts/organisations';
import type { Form } from '@ayana/portal-kit/screens';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { findDoctors, findOrganisations } from '../record-picker/find-records';
import { RecordPicker } from '../record-picker/record-picker';
import { messages as words } from './messages';
import type { PlaceValues } from './place-values';

export interface PlaceFieldsProps {
  of: 'partner' | 'doctor';
  form: Pick<Form<PlaceValues>, 'values' | 'errorOf' | 'field' | 'set'>;
}

/** Asks where an application is accepted into: a new organisation, one that exists, or a doctor of the catalogue. */
export function PlaceFields({ of, form }: PlaceFieldsProps) {
  const { values, errorOf } = form;
  return (
    <>
      {of === 'doctor' ? (
        <>
          <p>{words.doctorHint}</p>
          <RecordPicker
            label={words.doctor}
            value={values.doctor_id}
            onChange={(doctor) => form.set('doctor_id', doctor)}
            find={findDoctors}
            error={errorOf('doctor_id')}
          />
        </>
      ) : (
        <>
          <Field label={words.into} required>
            <Select {...form.field('into')}>
              <option value="fresh">{words.fresh}</option>
              <option value="known">{words.known}</option>
            </Select>
          </Field>
          {values.into === 'known' ? (
            <RecordPicker
              label={words.organisation}
              value={values.partner_id}
              onChange={(partner) => form.set('partner_id', partner)}
              find={findOrganisations}
              error={errorOf('partner_id')}
            />
          ) : (
            <>
              <Field label={words.name} required error={errorOf('name')}>
                <TextInput maxLength={200} {...form.field('name')} />
              </Field>
              <Field label={words.kind} required error={errorOf('kind')}>
                <Select {...form.field('kind')}>
                  {ORGANISATION_KINDS.map((each) => (
                    <option key={each} value={each}>
                      {organisationKindName(each)}
                    </option>
                  ))}
                </Select>
              </Field>
            </>
          )}
        </>
      )}
    </>
  );
}
