import { type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import {
  ORGANISATION_KINDS,
  type OrganisationDetail,
  type OrganisationKind,
  organisationKindName,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { plainText, readingIn, usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { changeOrganisation, readCities } from './organisations.api';
import { Boxes } from './organisations.styles';

const { edit: words, detail: labels } = messages;

interface Values {
  name: string;
  kind: OrganisationKind;
  status: 'active' | 'inactive';
  email: string;
  phone: string;
  website: string;
  address: string;
  languages: Language[];
  city_ids: string[];
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  name: words.name,
  kind: words.kind,
  status: words.state,
  email: labels.email,
  phone: labels.phone,
  website: labels.website,
  address: labels.address,
  languages: words.languages,
  city_ids: words.cities,
};

export interface OrganisationDialogProps {
  organisation: OrganisationDetail;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** The staff change an organisation. */
export default function OrganisationDialog({ organisation, reread, onClose, onDone }: OrganisationDialogProps) {
  const cities = usePart<{ id: string; name: string }[]>({ key: 'cities', read: readCities });
  const mayChangeKind = organisation.members.length === 0 && organisation.hospitals.length === 0;
  const edit = useSharedEdit<Values, OrganisationDetail>({
    name: `organisation-edit-${organisation.id}`,
    latest: readingIn(organisation, valuesOf(organisation)),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) => {
      if (name === 'kind') return organisationKindName(fields.kind);
      if (name === 'status') return words.states[fields.status];
      if (name === 'city_ids')
        return plainText(
          (cities.value ?? []).flatMap((city) => (fields.city_ids.includes(city.id) ? [city.name] : [])),
        );
      return plainText(fields[name]);
    },
    rules: ({ name }) => ({ name: name.trim() === '' ? messages.addForm.needName : undefined }),
    save: (_changed, { name, kind, status, languages, city_ids, ...contact }, version) =>
      changeOrganisation(
        { id: organisation.id, version },
        {
          name,
          status,
          languages,
          city_ids,
          ...(kind === organisation.kind ? {} : { kind }),
          ...Object.fromEntries(Object.entries(contact).map(([field, text]) => [field, text.trim() || null])),
        },
      ),
    onSaved: (saved) => {
      if (saved !== null) toast.success(words.saved, saved.name);
      onDone();
    },
    reread,
  });
  const { form } = edit;
  const { values, errorOf } = form;
  return (
    <EditDialog
      title={words.title(organisation.name)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      edit={edit}
    >
      <Field label={words.name} required error={errorOf('name')}>
        <TextInput maxLength={200} {...form.field('name')} />
      </Field>
      <Field label={words.kind} hint={mayChangeKind ? undefined : words.kindFixed} error={errorOf('kind')}>
        <Select disabled={!mayChangeKind} {...form.field('kind')}>
          {ORGANISATION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {organisationKindName(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.state} error={errorOf('status')}>
        <Select {...form.field('status')}>
          <option value="active">{words.states.active}</option>
          <option value="inactive">{words.states.inactive}</option>
        </Select>
      </Field>
      <Field label={labels.email} error={errorOf('email')}>
        <TextInput type="email" {...form.field('email')} />
      </Field>
      <Field label={labels.phone} error={errorOf('phone')}>
        <TextInput type="tel" {...form.field('phone')} />
      </Field>
      <Field label={labels.website} error={errorOf('website')}>
        <TextInput type="url" maxLength={200} {...form.field('website')} />
      </Field>
      <Field label={labels.address} error={errorOf('address')}>
        <TextArea rows={2} maxLength={300} {...form.field('address')} />
      </Field>
      <Several
        legend={words.cities}
        options={(cities.value ?? []).map(({ id, name }) => [id, name])}
        value={values.city_ids}
        onChange={(ids) => form.set('city_ids', ids)}
        error={errorOf('city_ids')}
      />
      <Several
        legend={words.languages}
        options={LANGUAGES.map((language) => [language, language])}
        value={values.languages}
        onChange={(chosen) => form.set('languages', chosen)}
        error={errorOf('languages')}
      />
    </EditDialog>
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
            {label}
          </Checkbox>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}

function valuesOf(organisation: OrganisationDetail): Values {
  const { name, kind, status, email, phone, website, address, languages, city_ids } = organisation;
  return {
    name,
    kind,
    status,
    email: email ?? '',
    phone: phone ?? '',
    website: website ?? '',
    address: address ?? '',
    languages,
    city_ids,
  };
}
