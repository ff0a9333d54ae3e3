import { type AutomationState, automationText, JOURNEY_STAGES, type JourneyAutomation } from '@ayana/contracts/journey';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { readAutomations, runAutomation } from './work.api';
import { WorkList } from './work.styles';

const { automations: words } = messages;
const LIVE = ['journey.updated'] as const;
const TONES: Readonly<Record<AutomationState, ChipTone>> = {
  waiting: 'marigold',
  done: 'leaf',
  failed: 'coral',
  skipped: 'neutral',
};

/** What completed stages set off, how far it is, and the press that runs it again. */
export function AutomationsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  // Each attempt is a change of the journey.
  const automations = usePart<JourneyAutomation[]>({
    key: journeyId,
    read: () => readAutomations(journeyId),
    live: LIVE,
    isAbout: ({ id }) => id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={automations} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <Automations automations={value} now={now} reread={automations.reread} />}
      </ReadDetail>
    </PortalCard>
  );
}

function stageText(stage: number, attempts: number): string {
  const name = JOURNEY_STAGES[stage - 1]?.label ?? '';
  return attempts < 2 ? name : words.tried(name, attempts);
}

interface AutomationsProps {
  automations: readonly JourneyAutomation[];
  now: Date;
  reread: () => void;
}

function Automations({ automations, now, reread }: AutomationsProps) {
  const { run, busy, failure } = useChange(reread);
  if (automations.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <WorkList aria-label={words.title}>
        {automations.map(
          ({ id, name, status, made_task, stage_number, attempts, failure: reason, next_attempt_at }) => (
            <li key={id}>
              <div>
                <span>{automationText(name, made_task)}</span>
              </div>
              <Chip tone={TONES[status]}>{words.states[status]}</Chip>
              <p>{stageText(stage_number, attempts)}</p>
              {reason === null || status === 'done' ? null : <p dir="auto">{reason}</p>}
              {next_attempt_at === null || status === 'done' ? null : (
                <p>{words.retry(dateText(new Date(next_attempt_at), now))}</p>
              )}
              {status === 'done' ? null : (
                <p>
                  <Button
                    variant="outline"
                    size="small"
                    busy={busy === id}
                    busyLabel={words.running}
                    onClick={() => run(id, () => runAutomation(id))}
                  >
                    {words.again}
                  </Button>
                </p>
              )}
            </li>
          ),
        )}
      </WorkList>
    </>
  );
}
