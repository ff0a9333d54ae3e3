import { wholeOf } from '@ayana/contracts/numbers';
import { RETENTION_LIMITS, RETENTION_RULE_MESSAGES } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { useState } from 'react';
import { messages as shared } from '../parts/messages';
import type { RetentionRule } from '../types';
import { messages } from './messages';
import { changeDays, dryRun } from './retention.api';

const { dry: words } = messages;

interface DaysDialogProps {
  /** Whether it is only counted, or kept for so long from now on. */
  what: 'dry' | 'edit';
  rule: RetentionRule;
  onClose: () => void;
  onChanged: () => void;
}

/** Counts what a number of days would remove, or makes it the rule's. A count stays in the dialog, so that another can be tried. */
export default function DaysDialog({ what, rule, onClose, onChanged }: DaysDialogProps) {
  const { min, max } = RETENTION_LIMITS[rule.key];
  const [found, setFound] = useState<{ days: number; count: number } | null>(null);
  const form = useForm<{ keep_days: string }, { days: number; count: number } | null>({
    name: `retention-${what}-${rule.key}`,
    initial: { keep_days: String(rule.keep_days) },
    rules: ({ keep_days }) => ({
      keep_days: wholeOf(keep_days, { min, max }) === undefined ? words.daysWrong(min, max) : undefined,
    }),
    send: async ({ keep_days }) => {
      const days = wholeOf(keep_days) ?? rule.keep_days;
      if (what === 'dry') return { days, count: (await dryRun(rule.key, days)).found };
      await changeDays(rule, days);
      return null;
    },
    onAccepted: (counted) => {
      onChanged();
      if (counted === null) onClose();
      else {
        form.restart({ keep_days: String(counted.days) });
        setFound(counted);
      }
    },
  });
  const texts = messages[what];
  return (
    <FormDialog
      title={texts.title}
      description={`${RETENTION_RULE_MESSAGES[rule.key].name}. ${texts.text}`}
      onClose={onClose}
      size="small"
      submitLabel={texts.submit}
      busyLabel={shared.busy}
      form={form}
    >
      <Field label={words.days} hint={words.daysHint(min, max)} required error={form.errorOf('keep_days')}>
        <QuantityInput kind="count" maxLength={5} {...form.field('keep_days')} />
      </Field>
      {found === null ? null : (
        <Notice>
          {messages.days(found.days)}: {words.found(found.count)}
        </Notice>
      )}
    </FormDialog>
  );
}
