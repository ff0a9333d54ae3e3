import { DEPARTMENTS, LANGUAGES, PORTRAIT_OPTIONS, portraitSrc, readPortrait } from '@ayana/contracts/catalogue';
import { sameWords } from '../columns';
import type { FieldGroup } from '../entity';
import type { CatalogueField, Option, Values } from '../form/fields';
import { messages } from './messages';

const { fields: labels, groups: titles } = messages;

const named = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The drawing of what is chosen so far. */
function portraitOf(values: Values): string | null {
  const chosen = Object.entries(values).filter(([, value]) => value !== null && value !== false);
  const portrait = readPortrait(Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])));
  return portrait === null ? null : portraitSrc(portrait);
}

const PORTRAIT: readonly CatalogueField[] = [
  {
    kind: 'one',
    name: 'skin',
    label: labels.skin,
    required: true,
    asNumber: true,
    options: PORTRAIT_OPTIONS.skin.map((tone) => ({ value: String(tone), label: messages.skin(tone) })),
  },
  { kind: 'one', name: 'hair', label: labels.hair, options: named(messages.hair) },
  { kind: 'one', name: 'beard', label: labels.beard, options: named(messages.beard) },
  { kind: 'one', name: 'cloth', label: labels.cloth, options: named(messages.cloth) },
  { kind: 'one', name: 'cloth_colour', label: labels.clothColour, options: named(messages.colour) },
  { kind: 'one', name: 'dress', label: labels.dress, required: true, options: named(messages.dress) },
  { kind: 'one', name: 'dress_colour', label: labels.dressColour, options: named(messages.colour) },
  { kind: 'one', name: 'ground', label: labels.ground, required: true, options: named(messages.ground) },
  { kind: 'flag', name: 'glasses', label: labels.glasses },
  { kind: 'flag', name: 'grey', label: labels.grey },
];

const HOURS: readonly CatalogueField[] = [
  {
    kind: 'one',
    name: 'weekday',
    label: labels.weekday,
    required: true,
    asNumber: true,
    options: named(messages.weekdays),
  },
  { kind: 'text', name: 'from_time', label: labels.from, required: true, max: 5, type: 'time' },
  { kind: 'text', name: 'to_time', label: labels.to, required: true, max: 5, type: 'time' },
  { kind: 'several', name: 'kinds', label: labels.kinds, required: true, options: named(messages.kinds) },
];

/** The form of a doctor. */
export const DOCTOR_GROUPS: readonly FieldGroup[] = [
  {
    title: titles.person,
    fields: [
      { kind: 'text', name: 'full_name', label: labels.name, hint: labels.nameHint, required: true, max: 120 },
      { kind: 'text', name: 'title', label: labels.title, hint: labels.titleHint, required: true, max: 200 },
      { kind: 'text', name: 'registration_number', label: labels.registration, required: true, max: 60 },
      { kind: 'text', name: 'council', label: labels.council, required: true, max: 160 },
      { kind: 'number', name: 'practising_since', label: labels.since, hint: labels.sinceHint, required: true },
      { kind: 'lines', name: 'qualifications', label: labels.qualifications },
      { kind: 'several', name: 'languages', label: labels.languages, required: true, options: sameWords(LANGUAGES) },
      { kind: 'text', name: 'about', label: labels.about, required: true, max: 1000, long: true },
    ],
  },
  {
    title: titles.work,
    hint: titles.workHint,
    fields: [
      { kind: 'one', name: 'hospital_id', label: labels.hospital, required: true, options: 'hospitals', wide: true },
      {
        kind: 'several',
        name: 'specializations',
        label: labels.specializations,
        required: true,
        ordered: true,
        options: sameWords(DEPARTMENTS),
      },
      { kind: 'several', name: 'treatment_ids', label: labels.treatments, options: 'treatments' },
    ],
  },
  {
    title: titles.fees,
    hint: titles.feesHint,
    fields: [
      { kind: 'number', counts: 'money', name: 'video_fee_usd', label: labels.video },
      { kind: 'number', counts: 'money', name: 'phone_fee_usd', label: labels.phone },
      { kind: 'text', name: 'time_zone', label: labels.zone, required: true, max: 60 },
      {
        kind: 'rows',
        name: 'availability',
        label: labels.hours,
        hint: labels.hoursHint,
        required: true,
        fields: HOURS,
        add: messages.addHours,
        row: messages.hoursRow,
      },
    ],
  },
  {
    title: titles.picture,
    hint: titles.pictureHint,
    fields: [{ kind: 'object', name: 'portrait', label: labels.portrait, fields: PORTRAIT, picture: portraitOf }],
  },
];
