import { DEPARTMENTS, LANGUAGES } from '@ayana/contracts/catalogue';
import { sameWords } from '../columns';
import type { FieldGroup } from '../entity';
import { COORDINATE } from '../form/fields';
import { messages } from './messages';

const { fields: labels, groups: titles } = messages;

/** The form of a city. */
export const CITY_GROUPS: readonly FieldGroup[] = [
  {
    title: titles.city,
    hint: titles.cityHint,
    fields: [
      { kind: 'text', name: 'name', label: labels.name, required: true, max: 80 },
      { kind: 'text', name: 'state', label: labels.state, required: true, max: 80 },
      { kind: 'text', name: 'summary', label: labels.summary, required: true, max: 1000, long: true },
      { kind: 'several', name: 'languages', label: labels.languages, required: true, options: sameWords(LANGUAGES) },
      {
        kind: 'several',
        name: 'specialities',
        label: labels.specialities,
        required: true,
        options: sameWords(DEPARTMENTS),
      },
    ],
  },
  {
    title: titles.arrival,
    fields: [
      { kind: 'text', name: 'airport_name', label: labels.airport, required: true, max: 120 },
      { kind: 'text', name: 'airport_code', label: labels.code, hint: labels.codeHint, required: true, max: 3 },
      { kind: 'number', name: 'airport_minutes', label: labels.minutes, hint: labels.minutesHint, required: true },
      { ...COORDINATE, name: 'latitude', label: labels.latitude, required: true },
      { ...COORDINATE, name: 'longitude', label: labels.longitude, required: true },
    ],
  },
  {
    title: titles.climate,
    hint: titles.climateHint,
    fields: [
      {
        kind: 'rows',
        name: 'climate',
        label: labels.climate,
        required: true,
        add: messages.addSeason,
        row: messages.season,
        fields: [
          { kind: 'text', name: 'season', label: labels.season, required: true, max: 60 },
          { kind: 'text', name: 'months', label: labels.months, required: true, max: 80 },
          { kind: 'number', counts: 'measure', signed: true, name: 'low_c', label: labels.low, required: true },
          { kind: 'number', counts: 'measure', signed: true, name: 'high_c', label: labels.high, required: true },
          { kind: 'text', name: 'note', label: labels.note, required: true, max: 300, wide: true },
        ],
      },
    ],
  },
  {
    title: titles.lodging,
    hint: titles.lodgingHint,
    fields: [
      {
        kind: 'rows',
        name: 'lodging',
        label: labels.lodging,
        required: true,
        add: messages.addLodging,
        row: messages.lodging,
        fields: [
          {
            kind: 'one',
            name: 'tier',
            label: labels.tier,
            required: true,
            options: Object.entries(messages.tiers).map(([value, label]) => ({ value, label })),
          },
          { kind: 'number', counts: 'money', name: 'usd_min', label: labels.lowest, required: true },
          { kind: 'number', counts: 'money', name: 'usd_max', label: labels.highest, required: true },
          { kind: 'text', name: 'note', label: labels.note, required: true, max: 300, wide: true },
        ],
      },
    ],
  },
];
