import { useChange } from '@ayana/portal-kit/screens';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Line } from '../../../components/operations/rows.styles';
import { problemHref } from '../paths';
import type { RequestDetail } from '../types';
import { messages } from './messages';
import { ProblemChip } from './problem-chip';
import { removeRequest } from './problems.api';

const ProblemDialog = lazy(() => import('./problem-dialog'));
const ChooseProblemDialog = lazy(() => import('./choose-problem-dialog'));
const { ofRequest: words } = messages;

interface RequestProblemProps {
  request: RequestDetail;
  onChanged: () => void;
}

/** The problem that a request belongs to. */
export function RequestProblem({ request, onChanged }: RequestProblemProps) {
  const [open, setOpen] = useState<'choose' | 'new' | null>(null);
  const { run, failure } = useChange(onChanged);
  const close = (): void => setOpen(null);
  const { problem } = request;
  return (
    <PortalCard title={words.title}>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {problem === null ? (
        <p>{words.none}</p>
      ) : (
        <Line>
          <TextLink as={Link} to={problemHref(problem)} dir="auto">
            {problem.number} {problem.title}
          </TextLink>
          <ProblemChip state={problem.state} />
        </Line>
      )}
      <Line>
        {problem === null ? (
          <>
            <TextLink as="button" type="button" onClick={() => setOpen('choose')}>
              {words.choose}
            </TextLink>
            <TextLink as="button" type="button" onClick={() => setOpen('new')}>
              {words.start}
            </TextLink>
          </>
        ) : (
          <TextLink as="button" type="button" onClick={() => run('out', () => removeRequest(problem.id, request.id))}>
            {words.remove}
          </TextLink>
        )}
      </Line>
      <Suspense>
        {open === 'choose' ? (
          <ChooseProblemDialog
            request={request}
            onClose={close}
            onDone={() => {
              close();
              onChanged();
            }}
          />
        ) : null}
        {open === 'new' ? <ProblemDialog problem={null} request={request} onClose={close} /> : null}
      </Suspense>
    </PortalCard>
  );
}

/** What can be done for a request until its problem is resolved. */
export function KnownWayRound({ request: { problem } }: Pick<RequestProblemProps, 'request'>) {
  if (problem === null || problem.workaround === null || problem.state === 'resolved') return null;
  return (
    <Notice>
      <b>
        {words.workaround} (
        <TextLink as={Link} to={problemHref(problem)}>
          {problem.number}
        </TextLink>
        ):
      </b>{' '}
      <bdi>{problem.workaround}</bdi>
    </Notice>
  );
}
