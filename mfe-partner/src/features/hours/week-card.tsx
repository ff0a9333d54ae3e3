import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { todayIn } from '@ayana/contracts/rules';
import { toast } from '@ayana/portal-kit';
import { type Form as FormOf, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { clockTime, useNow } from '@ayana/shared-ui/time';
import { Plus, Trash2 } from 'lucide-react';
import { saveHours } from './hours.api';
import {
  bodyOf,
  hoursErrors,
  type HoursLine,
  type HoursValues,
  kindName,
  lineElsewhere,
  linesText,
  sortedLines,
  readingOf,
} from './hours-values';
import { Day, DayHead, Form, Last, Line, Quiet, SaveRow, Zones } from './hours.styles';
import { messages } from './messages';
import { zoneName } from './zones';

const { week: words } = messages;

interface WeekCardProps {
  hours: DoctorHours;
  /** The doctor whose hours the hospital changes; null for one's own. */
  of?: string | null;
  onSaved: () => void;
  there: string;
  zones: readonly string[];
  onThere: (zone: string) => void;
}

/** The hours of every week, in the doctor's zone and as a patient elsewhere reads them. */
export function WeekCard({ hours, of = null, onSaved, there, zones, onThere }: WeekCardProps) {
  const { form, changed, notice } = useSharedEdit<HoursValues, DoctorHours>({
    name: `doctor-hours-${hours.doctor.id}`,
    latest: readingOf(hours),
    labelOf: (name) => (name === 'lines' ? words.title : words.zone),
    textOf: (name, values) => (name === 'lines' ? linesText(values.lines) : values.time_zone),
    rules: hoursErrors,
    save: (_names, values, version) => saveHours(of, version, bodyOf(values)),
    readingOf,
    onSaved: () => {
      toast.secondary(words.saved, words.savedText);
      onSaved();
    },
    reread: onSaved,
  });
  const kinds = hours.doctor.kinds;
  return (
    <PortalCard title={words.title}>
      <Form {...form.formProps} aria-label={words.title}>
        <Zones>
          <Field label={words.zone} required error={form.errorOf('time_zone')}>
            <Select {...form.field('time_zone')}>
              {allZones(form.values.time_zone).map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.patient}>
            <Select value={there} onChange={({ currentTarget }) => onThere(currentTarget.value)}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone)}
                </option>
              ))}
            </Select>
          </Field>
        </Zones>
        <div>
          {weekdayNames().map(({ day, name }) => (
            <Weekday
              key={day}
              day={day}
              name={name}
              form={form}
              there={there}
              canChoose={kinds.length > 1}
              first={kinds[0]}
            />
          ))}
        </div>
        <Quiet>{words.slots}</Quiet>
        <EditNotice notice={notice} />
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <SaveRow>
          <Button type="submit" busy={form.busy} busyLabel={words.busy}>
            {words.save}
          </Button>
          <Quiet role="status">{changed ? words.unsaved : null}</Quiet>
        </SaveRow>
      </Form>
    </PortalCard>
  );
}

interface WeekdayProps {
  day: number;
  name: string;
  form: FormOf<HoursValues>;
  there: string;
  canChoose: boolean;
  first: 'video' | 'phone' | undefined;
}

function Weekday({ day, name, form, there, canChoose, first }: WeekdayProps) {
  const now = useNow();
  const { lines, time_zone } = form.values;
  const own = lines.map((line, at) => ({ line, at })).filter(({ line }) => line.weekday === day);
  const add = (): void => {
    const last = own.at(-1)?.line.to_time;
    const from_time = last === undefined || last > '20:00' ? '10:00' : last;
    const to_time = from_time < '21:00' ? plusHours(from_time) : '23:45';
    const line: HoursLine = { weekday: day, from_time, to_time, kind: canChoose ? 'both' : (first ?? 'video') };
    form.set('lines', sortedLines([...lines, line]));
  };
  return (
    <Day aria-label={name}>
      <DayHead>
        <b>{name}</b>
        <span>{own.length === 0 ? words.off : null}</span>
        <IconButton icon={<Plus size={18} aria-hidden="true" />} label={words.add(name)} onClick={add} />
      </DayHead>
      {own.map(({ line, at }) => {
        const elsewhere = lineElsewhere(line, time_zone, there, now);
        return (
          <Line key={at} role="group" aria-label={words.line(name, line.from_time)}>
            <Field
              label={words.from}
              required
              error={form.errorOf(`lines.${at}.from_time`) ?? form.errorOf(`hours.${at}.from_time`)}
            >
              <TextInput type="time" {...form.field(`lines.${at}.from_time`)} />
            </Field>
            <Field
              label={words.to}
              required
              error={form.errorOf(`lines.${at}.to_time`) ?? form.errorOf(`hours.${at}.to_time`)}
            >
              <TextInput type="time" {...form.field(`lines.${at}.to_time`)} />
            </Field>
            <Field label={words.kind} error={form.errorOf(`hours.${at}.kinds`)}>
              <Select {...form.field(`lines.${at}.kind`)}>
                {(['both', 'video', 'phone'] as const)
                  .filter((kind) => canChoose || kind === line.kind || kind === first)
                  .map((kind) => (
                    <option key={kind} value={kind}>
                      {kindName(kind)}
                    </option>
                  ))}
              </Select>
            </Field>
            <Last>
              <IconButton
                icon={<Trash2 size={18} aria-hidden="true" />}
                label={words.remove(name, line.from_time)}
                onClick={() =>
                  form.set(
                    'lines',
                    lines.filter((_line, index) => index !== at),
                  )
                }
              />
            </Last>
            {elsewhere === null ? null : (
              <small>{words.there(zoneName(there), clockAt(elsewhere.start, there), untilAt(elsewhere, there))}</small>
            )}
          </Line>
        );
      })}
    </Day>
  );
}

const SHORT_DAY = new Map<string, Intl.DateTimeFormat>();

/** `Tue 07:30` on a clock elsewhere: the day may be another one there. */
function clockAt(moment: Date, zone: string): string {
  const day =
    SHORT_DAY.get(zone) ??
    new Intl.DateTimeFormat(document.documentElement.lang || 'en', { weekday: 'short', timeZone: zone });
  SHORT_DAY.set(zone, day);
  return `${day.format(moment)} ${clockTime(moment, zone)}`;
}

/** `09:45`, with the day where it is another than that of the beginning. */
const untilAt = ({ start, end }: { start: Date; end: Date }, zone: string): string =>
  todayIn(zone, start) === todayIn(zone, end) ? clockTime(end, zone) : clockAt(end, zone);

const plusHours = (time: string): string => `${String(Number(time.slice(0, 2)) + 2).padStart(2, '0')}${time.slice(2)}`;

/** All zones the browser knows, with the chosen one: it may have an older name. */
const allZones = (chosen: string): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].toSorted();
