import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';
import { ROLE_NAMES, ROLES } from '@ayana/contracts/identity';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { type BroadcastDetail, SAVED_AUDIENCES } from '@ayana/contracts/operations';
import { COUNTRIES } from '@ayana/contracts/places';
import { usePart } from '@ayana/portal-kit/screens';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { DateInput, Field } from '@ayana/shared-ui/field';
import { FailedPart } from '@ayana/shared-ui/states';
import { ChevronDown } from 'lucide-react';
import { FieldGrid } from '../../../../components/form-page.styles';
import { type IncidentJourney, readHospitals, readIncidentJourneys } from '../broadcasts.api';
import { Boxes, Choices } from '../broadcasts.styles';
import { editorMessages } from '../messages';
import { audienceMessages } from '../saved/messages';
import { audienceOfQuery, audienceQuery } from '../saved/saved-audience';
import type { EditorForm } from './editor-values';

const { audience: words } = editorMessages;

interface PartProps {
  form: EditorForm;
  broadcast: BroadcastDetail;
}

/** Who it is for: people by what they are, or journeys of the incident. */
export function AudienceFields(props: PartProps) {
  return props.form.values.audience.kind === 'journeys' ? <Journeys {...props} /> : <People {...props} />;
}

function Journeys({ form, broadcast }: PartProps) {
  const incident = broadcast.incident?.id ?? '';
  const part = usePart<IncidentJourney[]>({ key: incident, read: () => readIncidentJourneys(incident) });
  const { audience } = form.values;
  return (
    <>
      {part.value?.length === 0 ? <p>{words.noJourneys}</p> : null}
      <Several
        legend={words.journeys}
        options={(part.value ?? []).map(({ id, patient }) => [id, patient])}
        value={audience.journey_ids}
        onChange={(ids) => form.set('audience.journey_ids', ids)}
        error={form.errorOf('audience.journey_ids')}
      />
      <Flag form={form} path="with_patients" label={words.patients} />
      <Flag form={form} path="with_families" label={words.families} />
    </>
  );
}

function People({ form }: PartProps) {
  const hospitals = usePart<{ id: string; name: string }[]>({ key: 'hospitals', read: readHospitals });
  const { audience } = form.values;
  const groups = [
    ['roles', words.roles, ROLES.map((role) => [role, ROLE_NAMES[role]] as const)],
    ['countries', words.countries, COUNTRIES.map(({ name }) => [name, name] as const)],
    ['languages', words.languages, Object.entries(LANGUAGE_TAGS).map(([name, tag]) => [tag, name] as const)],
    ['stages', words.stages, JOURNEY_STAGES.map((stage) => [String(stage.number), stage.label] as const)],
    ['hospital_ids', words.hospitals, (hospitals.value ?? []).map(({ id, name }) => [id, name] as const)],
  ] as const;
  return (
    <>
      <div>
        <SavedViews
          name={SAVED_AUDIENCES}
          list={{
            key: audienceQuery(audience),
            show: (query) => form.set('audience', audienceOfQuery(query)),
          }}
          words={audienceMessages}
        />
      </div>
      <div>
        {groups.map(([name, legend, options]) => {
          const value: readonly string[] = audience[name];
          return (
            <Choices key={name}>
              <summary>
                {legend} <small>{value.length === 0 ? words.any : words.chosen(value.length)}</small>
                <ChevronDown size={18} aria-hidden="true" />
              </summary>
              {name === 'roles' ? <p>{words.everyRole}</p> : null}
              {name === 'hospital_ids' && hospitals.failure !== null ? (
                <FailedPart what={words.failed} failure={hospitals.failure} onRetry={hospitals.reread} />
              ) : null}
              <Several
                legend={legend}
                options={options}
                value={value}
                onChange={(chosen) => form.set(`audience.${name}`, chosen)}
                error={form.errorOf(`audience.${name}`)}
              />
            </Choices>
          );
        })}
      </div>
      <FieldGrid>
        <Field label={words.from} optional error={form.errorOf('audience.arrives_from')}>
          <DateInput {...form.field('audience.arrives_from')} />
        </Field>
        <Field label={words.until} optional error={form.errorOf('audience.arrives_until')}>
          <DateInput {...form.field('audience.arrives_until')} />
        </Field>
      </FieldGrid>
      <Flag form={form} path="with_families" label={words.familiesToo} />
    </>
  );
}

function Flag({ form, path, label }: { form: EditorForm; path: 'with_patients' | 'with_families'; label: string }) {
  return (
    <Checkbox
      name={`audience.${path}`}
      checked={form.values.audience[path]}
      onChange={({ currentTarget }) => form.set(`audience.${path}`, currentTarget.checked)}
    >
      {label}
    </Checkbox>
  );
}

function Several(props: {
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}) {
  const { legend, options, value, onChange, error } = props;
  return (
    <ChoiceGroup legend={legend} error={error}>
      <Boxes>
        {options.map(([id, label]) => (
          <Checkbox
            key={id}
            checked={value.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, id] : value.filter((each) => each !== id))
            }
          >
            <bdi>{label}</bdi>
          </Checkbox>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}
