import { visaEnd, type VisaPeriod, type VisaPeriods } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { dayKey, dayText, fullMoment, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { useVisaPeriods } from './visa-period.api';
import { Said } from './visa-period.styles';

const PeriodDialog = lazy(() => import('./period-dialog'));

export interface VisaUntilProps {
  journeyId: string;
}

/** Until when the patient may stay, what was said of it, and the next last day. */
export function VisaUntil({ journeyId }: VisaUntilProps) {
  const periods = useVisaPeriods(journeyId);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReadDetail detail={periods} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(value) => <Known periods={value} onEnter={() => setOpen(true)} />}
      </ReadDetail>
      <Suspense>
        {isOpen ? (
          <PeriodDialog
            journeyId={journeyId}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              periods.reread();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function Known({ periods: { valid_until, items, may_add }, onEnter }: { periods: VisaPeriods; onEnter: () => void }) {
  const now = useNow();
  const day = (text: string): string => dayText(text, now);
  const isOver = valid_until !== null && valid_until < dayKey(now, INDIA_ZONE);
  return (
    <Said>
      <p>{valid_until === null ? messages.none : (isOver ? messages.over : messages.until)(day(valid_until))}</p>
      {visaEnd({ valid_until, leaves_on: null }, now) === null ? null : <Notice>{messages.soon}</Notice>}
      {items.map((item) => (
        <small key={item.id} dir="auto">
          {saidText(item, day)}
        </small>
      ))}
      {may_add ? (
        <div>
          <Button variant="outline" size="small" onClick={onEnter}>
            {valid_until === null ? messages.enter : messages.extend}
          </Button>
        </div>
      ) : null}
    </Said>
  );
}

function saidText({ valid_until, reference, by, at }: VisaPeriod, day: (text: string) => string): string {
  const [name, moment] = [by ?? messages.someone, fullMoment(new Date(at), INDIA_ZONE)];
  return reference === null
    ? messages.said(day(valid_until), name, moment)
    : messages.saidWith(day(valid_until), reference, name, moment);
}
