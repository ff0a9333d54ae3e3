import { formatLocale } from '@ayana/contracts/language';
import { ApiProblem, useRealtime } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RouterLink } from '../navigation/router-link';
import { useRead } from '../notifications/use-read';
import { PAGING_MESSAGES as TEXTS } from './messages';
import { acknowledge, ESCALATION_PATH, type PagingRun, readPaging, runPath } from './paging.api';
import { Banner, Row, Title } from './paging-banner.styles';

/** More would cover a phone; the others follow as these are answered. */
const MOST = 2;
const NUMBERS = new Intl.NumberFormat(formatLocale());
const NONE: readonly PagingRun[] = [];

/**
 * What pages the user, above every page, until it is acknowledged by anybody.
 * @param onRuns gets what the bell shows; the same function on every render
 */
export function PagingBanner({ onRuns }: { onRuns: (runs: readonly PagingRun[]) => void }) {
  const { value: runs = NONE, read } = useRead(readPaging);
  useRealtime({ 'escalations.updated': read }, { reread: read });
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    onRuns(runs);
    return () => onRuns(NONE);
  }, [onRuns, runs]);

  const answer = async (run: PagingRun): Promise<void> => {
    setBusy((before) => new Set([...before, run.id]));
    setFailure(null);
    try {
      await acknowledge(run);
    } catch (error) {
      // Where someone else was first it disappears, and its page says who. Without an answer there is nothing more to say.
      if (!(error instanceof ApiProblem)) setFailure('');
      else if (error.code !== 'already_decided') setFailure(error.message);
    } finally {
      read();
      setBusy((before) => new Set([...before].filter((id) => id !== run.id)));
    }
  };
  if (runs.length === 0) return null;
  return (
    <Banner aria-label={TEXTS.title}>
      <Title role="alert">
        <BellRing size={20} aria-hidden="true" />
        {TEXTS.title}
      </Title>
      <ul>
        {runs.slice(0, MOST).map((run) => (
          <Row key={run.id}>
            <div>
              <Link as={RouterLink} href={runPath(run)}>
                <bdi>{run.title}</bdi>
              </Link>
              <small>
                {run.is_test ? `${TEXTS.test} · ` : null}
                {run.number}
                {run.chain === null ? null : (
                  <>
                    {' '}
                    · <bdi>{run.chain.name}</bdi>
                  </>
                )}
              </small>
            </div>
            <Button
              size="small"
              aria-label={TEXTS.acknowledge_what(run.title)}
              onClick={() => void answer(run)}
              busy={busy.has(run.id)}
              busyLabel={TEXTS.acknowledging}
            >
              {TEXTS.acknowledge}
            </Button>
          </Row>
        ))}
      </ul>
      {runs.length > MOST ? (
        <Link as={RouterLink} href={`${ESCALATION_PATH}?paging_me=true`}>
          {TEXTS.others(NUMBERS.format(runs.length))}
        </Link>
      ) : null}
      {failure === null ? null : (
        <p role="alert">
          {TEXTS.failed} {failure}
        </p>
      )}
    </Banner>
  );
}
