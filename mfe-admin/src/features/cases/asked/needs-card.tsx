import type { ResourceKind } from '@ayana/contracts/operations';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { Languages, Plus, Van } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Line, Rows } from '../../../components/operations/rows.styles';
import { languagesText, timesText } from '../../../components/resources/amounts';
import { KindName, NeedChip } from '../../../components/resources/chips';
import type { Need } from '../../../components/resources/types';
import { needHref } from '../../../paths';
import { messages as shared } from '../messages';
import { type CaseNeeds, readNeeds } from './asked.api';
import { messages } from './messages';

const NeedDialog = lazy(() => import('../../../components/resources/need-dialog'));
const { needs: words } = messages;
const LIVE = ['resources.updated'] as const;

/** What is needed for a case, and the ways to ask for more. */
export function NeedsCard({ journeyId }: { journeyId: string }) {
  const part = usePart<CaseNeeds>({ key: journeyId, read: () => readNeeds(journeyId), live: LIVE });
  /** The kind that is asked for; null to choose it in the form. */
  const [asking, setAsking] = useState<ResourceKind | null | undefined>(undefined);
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {({ needs, begin, isOpen }) => (
          <>
            <NeedRows needs={needs} />
            {isOpen ? (
              <Line>
                <Button
                  variant="tonal"
                  size="small"
                  icon={<Languages size={16} aria-hidden="true" />}
                  onClick={() => setAsking('interpreter')}
                >
                  {words.interpreter}
                </Button>
                <Button
                  variant="tonal"
                  size="small"
                  icon={<Van size={16} aria-hidden="true" />}
                  onClick={() => setAsking('vehicle')}
                >
                  {words.vehicle}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  icon={<Plus size={16} aria-hidden="true" />}
                  onClick={() => setAsking(null)}
                >
                  {words.other}
                </Button>
              </Line>
            ) : null}
            <Suspense>
              {asking === undefined ? null : (
                <NeedDialog
                  need={null}
                  incident={null}
                  begin={{
                    ...begin,
                    ...(asking === null ? {} : { kind: asking }),
                    language: asking === 'interpreter' ? begin.language : '',
                  }}
                  onClose={() => setAsking(undefined)}
                  onDone={() => {
                    setAsking(undefined);
                    part.reread();
                  }}
                />
              )}
            </Suspense>
          </>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

function NeedRows({ needs }: { needs: readonly Need[] }) {
  const now = useNow();
  if (needs.length === 0) return <p>{words.empty}</p>;
  return (
    <Rows aria-label={words.title}>
      {needs.map((need) => (
        <li key={need.id}>
          <div>
            <TextLink as={Link} to={needHref(need)} dir="auto">
              {need.title}
            </TextLink>
            <small>
              <bdi>
                {[
                  need.place.name,
                  timesText(need.from_at, need.until_at, now),
                  need.language === null ? null : languagesText([need.language]),
                  need.number,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            </small>
          </div>
          <Line>
            <KindName kind={need.kind} />
            <NeedChip state={need.state} />
          </Line>
        </li>
      ))}
    </Rows>
  );
}
