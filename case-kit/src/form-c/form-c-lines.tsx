import { FORM_C_PLACE_NAMES, type FormC } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { dayText, fullMoment, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { useFormCs } from './form-c.api';
import { Places } from './form-c.styles';
import { messages } from './messages';

const FormCDialog = lazy(() => import('./form-c-dialog'));
const moment = (at: string): string => fullMoment(new Date(at), INDIA_ZONE);

export interface FormCLinesProps {
  journeyId: string;
  /** Those of one piece of work; all by default. */
  assignmentId?: string;
  /** What it is waited for in is read again, too. */
  onFiled?: () => void;
}

/** The Form C of each place: until when it is filed, or its number and who entered it. */
export function FormCLines({ journeyId, assignmentId, onFiled }: FormCLinesProps) {
  const formCs = useFormCs(journeyId);
  const [openedId, setOpened] = useState<FormC['place_id'] | null>(null);
  const opened = formCs.value?.find(({ place_id }) => place_id === openedId);
  return (
    <>
      <ReadDetail detail={formCs} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(all) => {
          const items = all.filter((each) => assignmentId === undefined || each.assignment_id === assignmentId);
          if (items.length === 0) return <p>{messages.none}</p>;
          return (
            <Places>
              {items.map((item) => (
                <Line key={item.place_id} item={item} onOpen={() => setOpened(item.place_id)} />
              ))}
            </Places>
          );
        }}
      </ReadDetail>
      <Suspense>
        {opened === undefined ? null : (
          <FormCDialog
            formC={opened}
            onClose={() => setOpened(null)}
            onDone={() => {
              setOpened(null);
              formCs.reread();
              onFiled?.();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function Line({ item, onOpen }: { item: FormC; onOpen: () => void }) {
  const { place, name, since, assignment_id, is_needed, is_from_before, filing, may_file } = item;
  const isAskedFor = is_needed && !is_from_before && filing === null && assignment_id === null;
  const now = useNow();
  const act = filing === null ? messages.enter : messages.correct;
  const called = name === '' ? FORM_C_PLACE_NAMES[place] : name;
  return (
    <li>
      <div>
        <p dir="auto">{messages.since(called, moment(since))}</p>
        {is_needed ? <b>{stateOf(item, now)}</b> : <b>{messages.notNeeded}</b>}
        {isAskedFor ? <small>{messages.unowned}</small> : null}
        {filing === null ? null : <small>{messages.by(filing.by ?? messages.someone, moment(filing.at))}</small>}
      </div>
      {may_file ? (
        <Button
          variant={filing === null ? 'tonal' : 'outline'}
          size="small"
          aria-label={messages.nameOf(act, called)}
          onClick={onOpen}
        >
          {act}
        </Button>
      ) : null}
    </li>
  );
}

function stateOf({ filing, due_at, is_from_before }: FormC, now: Date): string {
  if (filing !== null) return messages.filed(filing.number, dayText(filing.filed_on, now));
  if (is_from_before) return messages.fromBefore;
  return (new Date(due_at) < now ? messages.late : messages.due)(moment(due_at));
}
