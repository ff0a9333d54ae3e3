import { type CasePart, correctableUntil, type MedicalOpinion } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { Tabs } from '@ayana/shared-ui/tabs';
import { momentText, useNow } from '@ayana/shared-ui/time';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { WorkDetail, WorkSectionProps } from '../../work/work.types';
import { messages as words } from './messages';
import { OpinionForm } from './opinion-form';
import { OpinionVersions } from './opinion-versions';
import { readOpinions } from './opinion.api';
import { Beside, Buttons, Desk, FormPane, Quiet, Switch } from './opinion.styles';
import { PapersPane } from './papers-pane';

const LIVE = ['medical_opinions.updated'] as const;
type View = 'papers' | 'opinion';

/** The opinion of one piece of work: the papers beside the form, then what was signed. */
export default function OpinionSection({ work, reread }: WorkSectionProps) {
  const [view, setView] = useState<View>('opinion');
  const opinions = usePart<MedicalOpinion[], CasePart>({
    key: work.id,
    read: () => readOpinions(work),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === work.journey_id,
  });
  return (
    <Desk>
      <Switch>
        <Tabs
          label={words.views}
          items={[
            { id: 'opinion', label: words.section },
            { id: 'papers', label: words.papersTab },
          ]}
          current={view}
          onSelect={setView}
        >
          <Beside>
            <PapersPane journeyId={work.journey_id} hidden={view !== 'papers'} closed={work.access_end !== null} />
            <FormPane data-hidden={view === 'opinion' ? undefined : ''}>
              <ReadDetail detail={opinions} failed={words.failed} stale={words.stale} retry={words.retry}>
                {(all) => (
                  <Opinion
                    work={work}
                    opinions={all}
                    reread={opinions.reread}
                    onChanged={() => {
                      opinions.reread();
                      reread();
                    }}
                  />
                )}
              </ReadDetail>
            </FormPane>
          </Beside>
        </Tabs>
      </Switch>
    </Desk>
  );
}

interface OpinionProps {
  work: WorkDetail;
  opinions: readonly MedicalOpinion[];
  reread: () => void;
  onChanged: () => void;
}

function Opinion({ work, opinions, reread, onChanged }: OpinionProps) {
  const now = useNow();
  const [correcting, setCorrecting] = useState(false);
  const draft = opinions.find(({ signed_at }) => signed_at === null);
  const signed = opinions.filter(({ signed_at }) => signed_at !== null);
  const [latest] = signed;
  const isWriting = work.status === 'accepted' || (work.status === 'done' && (correcting || draft !== undefined));
  return (
    <>
      {work.status === 'offered' ? <Notice>{words.accept}</Notice> : null}
      {isWriting && isCorrectable(work, latest, now) ? (
        <OpinionForm
          work={work}
          draft={draft}
          corrects={latest}
          reread={reread}
          onSigned={() => {
            setCorrecting(false);
            onChanged();
          }}
          onDiscarded={() => {
            setCorrecting(false);
            onChanged();
          }}
        />
      ) : null}
      {work.status === 'done' && !isWriting && latest?.signed_at ? (
        isCorrectable(work, latest, now) ? (
          <Buttons>
            <Button variant="tonal" icon={<PenLine size={17} aria-hidden="true" />} onClick={() => setCorrecting(true)}>
              {words.correct}
            </Button>
            <Quiet>{words.until(momentText(correctableUntil(latest.signed_at), now))}</Quiet>
          </Buttons>
        ) : (
          <Quiet>{words.closed}</Quiet>
        )
      ) : null}
      {signed.length === 0 ? null : <OpinionVersions versions={signed} now={now} />}
    </>
  );
}

/** While the work is open, and for some days after the last signature. */
const isCorrectable = ({ status }: WorkDetail, latest: MedicalOpinion | undefined, now: Date): boolean =>
  status !== 'done' || (latest?.signed_at != null && correctableUntil(latest.signed_at) > now);
