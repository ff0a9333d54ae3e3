import { ACCREDITATIONS, DEPARTMENTS, HOSPITAL_TYPES, LANGUAGES } from '@ayana/contracts/catalogue';
import { sameWords } from '../columns';
import type { FieldGroup } from '../entity';
import { COORDINATE } from '../form/fields';
import { messages } from './messages';

const { fields: labels, groups: titles } = messages;

/** The form of a hospital. */
export const HOSPITAL_GROUPS: readonly FieldGroup[] = [
  {
    title: titles.hospital,
    fields: [
      { kind: 'text', name: 'hospital_name', label: labels.name, required: true, max: 200 },
      {
        kind: 'one',
        name: 'hospital_type',
        label: labels.kind,
        required: true,
        options: sameWords(HOSPITAL_TYPES),
      },
      {
        kind: 'text',
        name: 'summary',
        label: labels.summary,
        hint: labels.summaryHint,
        required: true,
        max: 300,
        long: true,
      },
      { kind: 'text', name: 'about', label: labels.about, required: true, max: 1000, long: true },
      {
        kind: 'several',
        name: 'departments',
        label: labels.departments,
        required: true,
        ordered: true,
        options: sameWords(DEPARTMENTS),
      },
      { kind: 'several', name: 'languages', label: labels.languages, required: true, options: sameWords(LANGUAGES) },
    ],
  },
  {
    title: titles.place,
    fields: [
      { kind: 'one', name: 'city_id', label: labels.city, required: true, options: 'cities' },
      { kind: 'number', name: 'airport_minutes', label: labels.minutes },
      { kind: 'text', name: 'address', label: labels.address, max: 300, wide: true },
      { ...COORDINATE, name: 'latitude', label: labels.latitude },
      { ...COORDINATE, name: 'longitude', label: labels.longitude },
    ],
  },
  {
    title: titles.size,
    fields: [
      { kind: 'number', name: 'founded_year', label: labels.founded },
      { kind: 'number', name: 'bed_capacity', label: labels.beds },
      { kind: 'number', name: 'icu_beds', label: labels.icu },
      { kind: 'number', name: 'operating_theatres', label: labels.theatres },
      { kind: 'lines', name: 'equipment', label: labels.equipment },
    ],
  },
  {
    title: titles.quality,
    hint: titles.qualityHint,
    fields: [
      {
        kind: 'rows',
        name: 'accreditation_details',
        label: labels.accreditations,
        add: messages.addAccreditation,
        row: messages.accreditation,
        fields: [
          { kind: 'one', name: 'body', label: labels.body, required: true, options: sameWords(ACCREDITATIONS) },
          { kind: 'text', name: 'number', label: labels.number, required: true, max: 60 },
          { kind: 'text', name: 'valid_until', label: labels.validUntil, required: true, max: 10, type: 'date' },
          {
            kind: 'text',
            name: 'checked_on',
            label: labels.checkedOn,
            hint: labels.checkedHint,
            required: true,
            max: 10,
            type: 'date',
          },
        ],
      },
    ],
  },
  {
    title: titles.contact,
    fields: [
      { kind: 'text', name: 'phone', label: labels.phone, max: 40, type: 'tel' },
      { kind: 'text', name: 'email', label: labels.email, max: 200, type: 'email' },
      { kind: 'text', name: 'website', label: labels.website, max: 200, type: 'url' },
      { kind: 'text', name: 'desk_hours', label: labels.deskHours, hint: labels.deskHoursHint, max: 120 },
      { kind: 'number', name: 'answer_hours', label: labels.answerHours, hint: labels.answerHoursHint },
    ],
  },
  {
    title: titles.pictures,
    hint: titles.picturesHint,
    fields: [
      {
        kind: 'rows',
        name: 'gallery',
        label: labels.gallery,
        add: messages.addPicture,
        row: messages.picture,
        fields: [
          {
            kind: 'one',
            name: 'scene',
            label: labels.scene,
            required: true,
            options: Object.entries(messages.scenes).map(([value, label]) => ({ value, label })),
          },
          { kind: 'text', name: 'caption', label: labels.caption, required: true, max: 200, wide: true },
        ],
      },
    ],
  },
];
