import type { AssignmentKind } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { lazy, Suspense, useState } from 'react';
import { useBasePath } from '../../../paths';
import { AnswerTemplateSelect } from '../../../work/answer-template-select';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { answerWork } from './work.api';

const DeclineDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/work')).DeclineDialog }));
const FinishDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/work')).FinishDialog }));

/** A signed opinion and a sent quote finish their work themselves. */
const FINISHED_BY_ITS_RESULT: ReadonlySet<AssignmentKind> = new Set(['opinion', 'referral']);

/** What the reader may do with the work as a whole: the API says which steps. */
export function AnswerButtons({ work, reread }: { work: WorkDetail; reread: () => void }) {
  const { run, busy, failure } = useChange(reread);
  const [asking, setAsking] = useState<'decline' | 'finish' | null>(null);
  const close = (): void => setAsking(null);
  const base = useBasePath();
  const role = useSession((session) => session.role);
  const { id, kind, steps } = work;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {steps.includes('accept') ? (
        <Button
          busy={busy === id}
          busyLabel={messages.saving}
          onClick={() => run(id, () => answerWork(work, { status: 'accepted' }))}
        >
          {messages.accept}
        </Button>
      ) : null}
      {steps.includes('finish') && !FINISHED_BY_ITS_RESULT.has(kind) ? (
        <Button onClick={() => setAsking('finish')}>{messages.finish.open}</Button>
      ) : null}
      {steps.includes('decline') ? (
        <Button variant="outline" onClick={() => setAsking('decline')}>
          {messages.decline.open}
        </Button>
      ) : null}
      <Suspense>
        {asking === 'decline' ? (
          <DeclineDialog
            kind={kind}
            name={`work-decline-${id}`}
            decline={(change) => answerWork(work, change)}
            {...(role === 'doctor' ? {} : { Templates: AnswerTemplateSelect })}
            to={base}
            reread={reread}
            onClose={close}
          />
        ) : null}
        {asking === 'finish' ? (
          <FinishDialog
            text={messages.finish.text}
            finish={(change) => answerWork(work, change)}
            reread={reread}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
