import { TURN_DAYS } from '@ayana/contracts/operations';
import { todayIn } from '@ayana/contracts/rules';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { ArrowUp, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { FieldGrid } from '../../../components/form-page.styles';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { zonesWith } from '../../../components/zoned-time/zones';
import { messages as shared } from '../parts/messages';
import { rotaHref } from '../paths';
import type { Rota, RotaDetail } from '../types';
import { messages } from './messages';
import { addRota, changeRota, type RotaBody } from './on-call.api';
import { PeopleRows } from './on-call.styles';

const { form: words } = messages;
const INDIA = 'Asia/Kolkata';

const LABELS: Readonly<Record<keyof Values, string>> = {
  name: words.name,
  zone: words.zone,
  handover_time: words.time,
  turn_days: words.turn,
  starts_on: words.begins,
  people: words.people,
  phone: words.phone,
  is_shared: words.shared,
};

interface Values {
  name: string;
  zone: string;
  handover_time: string;
  turn_days: string;
  starts_on: string;
  people: NamedPerson[];
  phone: string;
  is_shared: boolean;
}

export interface RotaDialogProps {
  /** Null for a new one, whose page opens. */
  rota: Rota | null;
  reread?: () => void;
  onClose: () => void;
  onDone?: () => void;
}

/** Makes a rota, or changes its people and turns. */
export default function RotaDialog({ rota, reread, onClose, onDone }: RotaDialogProps) {
  const navigate = useNavigate();
  const edit = useSharedEdit<Values, RotaDetail>({
    name: rota === null ? 'on-call-rota' : `on-call-rota-${rota.id}`,
    latest: readingIn(rota, valuesOf(rota)),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) => {
      if (name === 'turn_days')
        return TURN_DAYS.flatMap((days) => (String(days) === fields.turn_days ? messages.turns[days] : [])).join();
      if (name === 'is_shared') return fields.is_shared ? messages.line.shared : messages.line.own;
      return name === 'zone' ? fields.zone.replaceAll('_', ' ') : plainText(fields[name]);
    },
    alwaysSends: rota === null,
    rules: ({ name, handover_time, starts_on, people, phone, is_shared }) => ({
      name: name.trim() === '' ? words.needed.name : undefined,
      handover_time: handover_time === '' ? words.needed.time : undefined,
      starts_on: starts_on === '' ? words.needed.begins : undefined,
      people: people.length === 0 ? words.needed.people : undefined,
      phone: is_shared && phone.trim() === '' ? words.needed.phone : undefined,
    }),
    save: (_changed, values, version, { key }) =>
      rota === null ? addRota(bodyOf(values), key) : changeRota({ id: rota.id, version }, bodyOf(values)),
    onSaved: (answer) => {
      if (rota === null && answer !== null) void navigate(rotaHref(answer));
      else onDone?.();
    },
    reread,
  });
  const { form } = edit;
  const { values, errorOf } = form;
  return (
    <EditDialog
      title={rota === null ? words.add : words.edit}
      description={words.text}
      onClose={onClose}
      submitLabel={rota === null ? words.create : words.save}
      busyLabel={shared.busy}
      edit={edit}
    >
      <Field label={words.name} required error={errorOf('name')}>
        <TextInput dir="auto" maxLength={120} {...form.field('name')} />
      </Field>
      <FieldGrid>
        <Field label={words.turn} required error={errorOf('turn_days')}>
          <Select {...form.field('turn_days')}>
            {TURN_DAYS.map((days) => (
              <option key={days} value={days}>
                {messages.turns[days]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.time} required error={errorOf('handover_time')}>
          <DateInput type="time" {...form.field('handover_time')} />
        </Field>
      </FieldGrid>
      <Field label={words.zone} required error={errorOf('zone')}>
        <Select {...form.field('zone')}>
          {zonesWith(values.zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.begins} hint={words.beginsHint} required error={errorOf('starts_on')}>
        <DateInput {...form.field('starts_on')} />
      </Field>
      <Field label={words.phone} hint={words.phoneHint} required={values.is_shared} error={errorOf('phone')}>
        <TextInput type="tel" dir="ltr" {...form.field('phone')} />
      </Field>
      <Checkbox
        checked={values.is_shared}
        onChange={({ currentTarget }) => form.set('is_shared', currentTarget.checked)}
      >
        {words.shared}
      </Checkbox>
      <People people={values.people} error={errorOf('people')} set={(people) => form.set('people', people)} />
    </EditDialog>
  );
}

interface PeopleProps {
  people: readonly NamedPerson[];
  error: string | undefined;
  set: (people: readonly NamedPerson[]) => void;
}

function People({ people, error, set }: PeopleProps) {
  const up = (person: NamedPerson, at: number): void => set(people.toSpliced(at, 1).toSpliced(at - 1, 0, person));
  return (
    <ChoiceGroup legend={words.people} required error={error}>
      {people.length === 0 ? <p>{words.nobody}</p> : null}
      <PeopleRows>
        {people.map((person, at) => (
          <li key={person.id}>
            <span dir="auto">{person.name}</span>
            {at === 0 ? null : (
              <IconButton
                label={words.up(person.name)}
                icon={<ArrowUp size={18} aria-hidden="true" />}
                onClick={() => up(person, at)}
              />
            )}
            <IconButton
              label={words.remove(person.name)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => set(people.toSpliced(at, 1))}
            />
          </li>
        ))}
      </PeopleRows>
      <PersonPicker
        key={people.length}
        label={words.add_person}
        of="staff"
        withMe
        value={null}
        onChange={(person) => {
          if (person !== null && !people.some(({ id }) => id === person.id)) set([...people, person]);
        }}
      />
    </ChoiceGroup>
  );
}

const valuesOf = (rota: Rota | null): Values =>
  rota === null
    ? {
        name: '',
        zone: INDIA,
        handover_time: '09:00',
        turn_days: '7',
        starts_on: todayIn(INDIA, new Date()),
        people: [],
        phone: '',
        is_shared: false,
      }
    : {
        name: rota.name,
        zone: rota.zone,
        handover_time: rota.handover_time,
        turn_days: String(rota.turn_days),
        starts_on: rota.starts_on,
        people: rota.people,
        phone: rota.phone ?? '',
        is_shared: rota.is_shared,
      };

const bodyOf = ({ name, zone, handover_time, turn_days, starts_on, people, phone, is_shared }: Values): RotaBody => ({
  name,
  zone,
  handover_time,
  turn_days: Number(turn_days),
  starts_on,
  people: people.map(({ id }) => id),
  phone: phone.trim() === '' ? null : phone.trim(),
  is_shared,
});
