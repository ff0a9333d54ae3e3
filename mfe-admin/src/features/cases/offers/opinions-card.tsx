import { mayEnter } from '@ayana/contracts/identity';
import { type CasePart, FIT_TO_TRAVEL_NAMES, type MedicalOpinion } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Download, PenLine, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { readOpinions, saveOpinion, signOpinion } from './offers.api';
import { Actions, Entry, Words } from './offers.styles';

const OpinionDialog = lazy(() => import('./opinion-dialog'));
const { opinions: words, opinion: labels } = messages;
const LIVE = ['medical_opinions.updated'] as const;

/** The opinions of a case, the newest version first. */
export function OpinionsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const opinions = usePart<MedicalOpinion[], CasePart>({
    key: journeyId,
    read: () => readOpinions(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  /** The draft to change; null for a new one. */
  const [writing, setWriting] = useState<MedicalOpinion | null | undefined>(undefined);
  const me = useSession((session) => session.user?.id ?? '');
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  /** Staff write nothing over what a doctor signed. */
  const isBeside =
    isStaff && (opinions.value?.some(({ doctor, signed_at }) => signed_at !== null && doctor.id !== me) ?? false);
  const hasDraft = opinions.value?.some(({ signed_at }) => signed_at === null) ?? false;
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={opinions} failed={words.failed} stale={words.stale} retry={shared.retry}>
        {(value) => (
          <>
            {own(value).length === 0 ? <p>{words.none}</p> : null}
            {value.map((opinion) => (
              <Opinion
                key={opinion.id}
                opinion={opinion}
                now={now}
                mayChange={opinion.doctor.id === me || !isStaff || !hasSignedBefore(value, opinion)}
                onChange={() => setWriting(opinion)}
                reread={opinions.reread}
              />
            ))}
            {hasDraft ? null : (
              <div>
                <Button
                  variant="tonal"
                  size="small"
                  icon={<Plus size={16} aria-hidden="true" />}
                  onClick={() => setWriting(null)}
                >
                  {own(value).length === 0 ? words.write : isBeside ? words.beside : words.correct}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadDetail>
      <Suspense>
        {writing === undefined ? null : (
          <OpinionDialog
            journeyId={journeyId}
            opinion={writing}
            needsReason={isBeside && (writing === null || (writing.assignment_id === null && writing.doctor.id === me))}
            onClose={() => setWriting(undefined)}
            onDone={() => {
              setWriting(undefined);
              opinions.reread();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}

/** Those of this case, without those on other cases of the patient. */
const own = (opinions: readonly MedicalOpinion[]): MedicalOpinion[] =>
  opinions.filter(({ from_case }) => from_case == null);

interface OpinionProps {
  opinion: MedicalOpinion;
  now: Date;
  /** A draft of a doctor who has signed before is the doctor’s. */
  mayChange: boolean;
  onChange: () => void;
  reread: () => void;
}

function Opinion({ opinion, now, mayChange, onChange, reread }: OpinionProps) {
  const { id, version, summary, signed_at, doctor, alternatives, risks, reason, from_case } = opinion;
  const [signing, setSigning] = useState(false);
  const { run, busy, failure } = useChange(reread);
  return (
    <Entry aria-label={words.version(version)}>
      <p>
        <b>{words.version(version)}</b>{' '}
        {signed_at === null ? words.draft : words.signed(doctor.name, dateText(new Date(signed_at), now))}
        {from_case == null ? null : ` · ${words.fromCase(from_case)}`}
      </p>
      {reason === null ? null : (
        <p dir="auto">
          {words.because}: {reason}
        </p>
      )}
      <Words dir="auto">{summary}</Words>
      <Facts
        facts={[
          ...factsOf(opinion),
          ...(alternatives === null ? [] : [[labels.alternatives, <bdi key="a">{alternatives}</bdi>] as const]),
          ...(risks === null ? [] : [[labels.risks, <bdi key="r">{risks}</bdi>] as const]),
        ]}
      />
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {signed_at === null ? null : (
        <Actions>
          <Button
            variant="outline"
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => run(id, () => saveOpinion(id, words.file(version)))}
          >
            {words.save}
          </Button>
        </Actions>
      )}
      {signed_at === null && mayChange ? (
        <Actions>
          <Button size="small" icon={<PenLine size={16} aria-hidden="true" />} onClick={() => setSigning(true)}>
            {words.sign}
          </Button>
          <Button variant="outline" size="small" onClick={onChange}>
            {words.change}
          </Button>
        </Actions>
      ) : null}
      {signing ? (
        <ConfirmDialog
          title={words.signing.title}
          text={words.signing.text}
          submitLabel={words.signing.submit}
          busyLabel={words.signing.busy}
          busy={busy !== null}
          failure={failure}
          onClose={() => setSigning(false)}
          onConfirm={() =>
            run(id, async () => {
              await signOpinion(id);
              setSigning(false);
            })
          }
        />
      ) : null}
    </Entry>
  );
}

const hasSignedBefore = (all: readonly MedicalOpinion[], { assignment_id, doctor }: MedicalOpinion): boolean =>
  all.some((each) => each.signed_at !== null && each.assignment_id === assignment_id && each.doctor.id === doctor.id);

function factsOf({ recommended_treatment, fit_to_travel, days_in_hospital, days_in_india }: MedicalOpinion) {
  return [
    ...(recommended_treatment === null ? [] : [[labels.treatment, recommended_treatment.name] as const]),
    ...(fit_to_travel === null ? [] : [[labels.fit, FIT_TO_TRAVEL_NAMES[fit_to_travel]] as const]),
    ...(days_in_hospital === null ? [] : [[labels.hospital, String(days_in_hospital)] as const]),
    ...(days_in_india === null ? [] : [[labels.india, String(days_in_india)] as const]),
  ];
}
