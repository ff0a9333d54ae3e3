import { type CaseFact, type CheckIn, checkInAdvice, patientStep } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { NextAction } from '@ayana/shared-ui/next-action';
import { dayText } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { planOf } from './check-in-plan';
import { messages } from './messages';

const AnswerDialog = lazy(() => import('./answer-dialog'));
const CheckInAdvice = lazy(async () => ({ default: (await import('@ayana/case-kit/check-in')).CheckInAdvice }));

export interface NextCheckInProps {
  checkIns: readonly CheckIn[];
  /** What has happened in the case; null while it is not known. */
  facts: readonly CaseFact[] | null;
  now: Date;
  onAnswered: () => void;
}

/** What is asked now or next; after an answer, what to do about it. */
export function NextCheckIn({ checkIns, facts, now, onAnswered }: NextCheckInProps) {
  const { next: words } = messages;
  const [open, setOpen] = useState<CheckIn | null>(null);
  const [answered, setAnswered] = useState<CheckIn | null>(null);
  const { due, coming } = planOf(checkIns);
  return (
    <>
      <Suspense>{answered === null ? null : <CheckInAdvice advice={checkInAdvice(answered.red_flags)} />}</Suspense>
      {due === undefined ? (
        <NextAction eyebrow={words.eyebrow} {...quietWords(checkIns, facts, coming[0], now)} />
      ) : (
        <NextAction
          eyebrow={words.eyebrow}
          title={words.title}
          text={words.text(due.day)}
          actions={<Button onClick={() => setOpen(due)}>{words.action}</Button>}
        />
      )}
      <Suspense>
        {open === null ? null : (
          <AnswerDialog
            checkIn={open}
            onClose={() => setOpen(null)}
            onDone={(given) => {
              setOpen(null);
              setAnswered(given);
              onAnswered();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Nothing is asked now. */
function quietWords(
  checkIns: readonly CheckIn[],
  facts: readonly CaseFact[] | null,
  next: CheckIn | undefined,
  now: Date,
): { title: string; text: string } {
  const { next: words } = messages;
  const where = facts === null ? null : patientStep(new Set(facts));
  // A case that ended before the treatment has no return.
  if (where !== null && (where.step === 'closed' || where.step === 'withdrawn')) return where;
  if (checkIns.length === 0) return { title: words.later, text: words.laterText };
  if (next === undefined) return { title: words.done, text: words.doneText };
  return { title: words.coming(dayText(next.due_on, now)), text: words.comingText };
}
