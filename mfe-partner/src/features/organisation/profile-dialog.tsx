import { type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import type { OrganisationDetail } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { editorIn, plainText, useSharedEdit } from '@ayana/portal-kit/screens';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { changeProfile, type Profile } from './organisation.api';
import { Hours } from './organisation.styles';

const { profile: words } = messages;

interface Values extends Omit<Profile, 'opening_hours'> {
  /** By weekday, Monday first; empty where it is closed. */
  hours: { from_time: string; to_time: string }[];
}

export interface ProfileDialogProps {
  organisation: OrganisationDetail;
  onClose: () => void;
  onDone: () => void;
  reread: () => void;
}

/** Changes the profile. */
export default function ProfileDialog({ organisation, onClose, onDone, reread }: ProfileDialogProps) {
  const { form, notice } = useSharedEdit<Values, OrganisationDetail>({
    name: `organisation-${organisation.id}`,
    latest: { version: organisation.version, fields: valuesOf(organisation), by: editorIn(organisation) },
    labelOf: (name) => words[name],
    textOf: (name, values) => (name === 'hours' ? hoursText(values.hours) : plainText(values[name])),
    rules: ({ hours }) =>
      Object.fromEntries(
        hours.flatMap(({ from_time, to_time }, at) =>
          (from_time === '') === (to_time === '') ? [] : [[`hours.${at}.from_time`, words.hoursBoth]],
        ),
      ),
    save: (_names, { hours, ...rest }, version) =>
      changeProfile(
        { ...organisation, version },
        {
          ...rest,
          opening_hours: hours.flatMap((times, at) => (times.from_time === '' ? [] : [{ weekday: at + 1, ...times }])),
        },
      ),
    onSaved: () => {
      toast.success(words.saved, organisation.name);
      onDone();
    },
    reread,
  });
  return (
    <FormDialog
      title={words.edit}
      description={words.text}
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={words.about} hint={words.aboutHint} error={form.errorOf('about')}>
        <TextArea rows={4} maxLength={1000} {...form.field('about')} />
      </Field>
      <Field label={words.email} error={form.errorOf('email')}>
        <TextInput type="email" {...form.field('email')} />
      </Field>
      <Field label={words.phone} error={form.errorOf('phone')}>
        <TextInput type="tel" {...form.field('phone')} />
      </Field>
      <Field label={words.website} hint={words.websiteHint} error={form.errorOf('website')}>
        <TextInput type="url" maxLength={200} {...form.field('website')} />
      </Field>
      <Field label={words.address} error={form.errorOf('address')}>
        <TextArea rows={2} maxLength={300} {...form.field('address')} />
      </Field>
      <LanguageChoices
        value={form.values.languages}
        onChange={(languages) => form.set('languages', languages)}
        error={form.errorOf('languages')}
      />
      <ChoiceGroup legend={words.hours} hint={words.hoursHint} error={hoursError(form.errorOf)}>
        {weekdayNames().map(({ day, name }) => (
          <Hours key={day}>
            <span>{name}</span>
            <TextInput type="time" aria-label={words.hoursFrom(name)} {...form.field(`hours.${day - 1}.from_time`)} />
            <TextInput type="time" aria-label={words.hoursTo(name)} {...form.field(`hours.${day - 1}.to_time`)} />
          </Hours>
        ))}
      </ChoiceGroup>
      <EditNotice notice={notice} />
    </FormDialog>
  );
}

/** Which languages are spoken. */
export function LanguageChoices(props: {
  value: readonly Language[];
  onChange: (languages: Language[]) => void;
  error: string | undefined;
}) {
  const { value, onChange, error } = props;
  return (
    <ChoiceGroup legend={words.languages} error={error}>
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          checked={value.includes(language)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...value, language] : value.filter((each) => each !== language))
          }
        >
          {language}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}

function valuesOf({ about, email, phone, website, address, languages, opening_hours }: OrganisationDetail): Values {
  return {
    about: about ?? '',
    email: email ?? '',
    phone: phone ?? '',
    website: website ?? '',
    address: address ?? '',
    languages,
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => {
      const { from_time = '', to_time = '' } = opening_hours.find(({ weekday }) => weekday === day) ?? {};
      return { from_time, to_time };
    }),
  };
}

const hoursText = (hours: Values['hours']): string =>
  weekdayNames()
    .flatMap(({ day, name }) => {
      const { from_time = '', to_time = '' } = hours[day - 1] ?? {};
      return from_time === '' ? [] : [`${name} ${from_time}–${to_time}`];
    })
    .join('\n');

/** The API counts the open days, the form all seven: any of them is said beside the week. */
function hoursError(errorOf: (path: string) => string | undefined): string | undefined {
  const paths = [0, 1, 2, 3, 4, 5, 6].flatMap((at) =>
    ['hours', 'opening_hours'].flatMap((name) => [`${name}.${at}.from_time`, `${name}.${at}.to_time`]),
  );
  return paths.map(errorOf).find((error) => error !== undefined);
}
