import { type CaseDocument, giveGrant, type GrantRecipient, type RecordGrants } from '@ayana/case-kit/papers';
import { instantAt } from '@ayana/contracts/places';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { DateInput, Field, Select } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { dayKey, deviceZone } from '@ayana/shared-ui/time';
import { Stack } from '../documents.styles';
import { recipientId } from './grant-groups';
import { messages } from './messages';

const { give: words } = messages;
/** The last minute of a day. */
const DAY_END = 24 * 60 - 1;

interface Values {
  to: string;
  day: string;
}

export interface ShareFormProps {
  journeyId: string;
  paper: CaseDocument;
  /** Who may be given it. */
  recipients: readonly GrantRecipient[];
  now: Date;
  onDone: () => void;
}

/** Gives one paper to someone who works on the journey, until a day. */
export function ShareForm({ journeyId, paper, recipients, now, onDone }: ShareFormProps) {
  const { zone } = deviceZone();
  const today = dayKey(now, zone);
  const find = (id: string): GrantRecipient | undefined => recipients.find((each) => recipientId(each) === id);
  const form = useForm<Values, RecordGrants>({
    name: `paper-share-${paper.id}`,
    initial: { to: '', day: '' },
    rules: ({ to, day }) => ({
      to_user_id: find(to) === undefined ? words.needed : undefined,
      ends_at: day !== '' && day < today ? words.past : undefined,
    }),
    send: ({ to, day }, key) => {
      const { to_user_id = null, to_partner_id = null } = find(to) ?? {};
      const grant = {
        document_id: paper.id,
        ...(to_user_id === null ? {} : { to_user_id }),
        ...(to_partner_id === null ? {} : { to_partner_id }),
        ...(day === '' ? {} : { ends_at: instantAt(day, DAY_END, zone).toISOString() }),
      };
      return giveGrant(journeyId, grant, key);
    },
    onAccepted: () => {
      toast.success(words.done, words.doneText(find(form.values.to)?.name ?? ''));
      form.restart({ to: '', day: '' });
      onDone();
    },
  });
  return (
    <form {...form.formProps} aria-label={words.title}>
      <Stack>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <Field label={words.who} error={form.errorOf('to_user_id') ?? form.errorOf('to_partner_id')}>
          <Select {...form.field('to')}>
            <option value="">{words.choose}</option>
            {recipients.map((each) => (
              <option key={recipientId(each)} value={recipientId(each)}>
                {each.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.until} optional hint={words.untilHint} error={form.errorOf('ends_at')}>
          <DateInput min={today} {...form.field('day')} />
        </Field>
        <Button type="submit" variant="tonal" size="small" busy={form.busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
