import type { Stay, StayFollowUp } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { fullMoment } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './messages';
import { removeFollowUp } from './stay.api';
import { Lines, Parts } from './stay.styles';

const { followUps: words } = messages;

interface FollowUpsProps {
  stay: Stay;
  onAdd: () => void;
  onChanged: () => void;
}

/** Visits and talks after the discharge. */
export function FollowUps({ stay, onAdd, onChanged }: FollowUpsProps) {
  const [removes, setRemoves] = useState<StayFollowUp | null>(null);
  const { id } = stay.admission;
  return (
    <Parts>
      <p>
        {stay.bills.some(({ kind, status }) => kind === 'final' && status === 'sent')
          ? messages.bills.final
          : messages.bills.none}
      </p>
      <div>
        <h3>{words.title}</h3>
        <p>{words.lead}</p>
        {stay.follow_ups.length === 0 ? <p>{words.none}</p> : null}
        <Lines>
          {stay.follow_ups.map((date) => (
            <li key={date.id}>
              <div>
                <p dir="auto">{date.text}</p>
                <small>{words.line(words.kinds[date.kind], fullMoment(new Date(date.at), INDIA_ZONE))}</small>
                {date.is_done ? <small>{words.done}</small> : null}
              </div>
              {stay.may_write ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeOf(date.text)}
                  onClick={() => setRemoves(date)}
                >
                  {words.remove}
                </Button>
              ) : null}
            </li>
          ))}
        </Lines>
      </div>
      {stay.may_write ? (
        <div>
          <Button variant="tonal" size="small" onClick={onAdd}>
            {words.add}
          </Button>
        </div>
      ) : null}
      {removes === null ? null : (
        <RemoveDialog
          admissionId={id}
          followUp={removes}
          onClose={() => setRemoves(null)}
          onDone={() => {
            setRemoves(null);
            onChanged();
          }}
        />
      )}
    </Parts>
  );
}

function RemoveDialog({
  admissionId,
  followUp,
  onDone,
  onClose,
}: {
  admissionId: string;
  followUp: StayFollowUp;
  onDone: () => void;
  onClose: () => void;
}) {
  const form = useForm<object>({
    name: `follow-up-remove-${followUp.id}`,
    initial: {},
    send: () => removeFollowUp(admissionId, followUp.id),
    onAccepted: () => {
      toast.success(words.removed, followUp.text);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle}
      text={words.removeText}
      submitLabel={words.remove}
      busyLabel={messages.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
