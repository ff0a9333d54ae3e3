import { answerText } from '@ayana/contracts/service-desk';
import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dayText, shortDate, useNow } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { Rows } from '../../../components/operations/rows.styles';
import { messages as shared } from '../../../components/service-desk/messages';
import { DESK_EVENTS } from '../parts/desk-events';
import { CATALOG_PATH, RECURRING_PATH, recurringHref } from '../paths';
import { Answers } from '../requests/request-side.styles';
import type { RecurringRequestDetail } from '../types';
import { Run } from './last-run';
import { messages } from './messages';
import type { RecurringCommand } from './recurring.api';
import { whenText } from './when-text';

const RecurringDialog = lazy(() => import('./recurring-dialog'));
const { detail: words } = messages;

export { recurringAction as action, recurringLoader as loader } from './recurring.api';

/** One recurring request: what is asked, when, and what came of it. */
export function Component() {
  return (
    <DetailScreen<RecurringRequestDetail> param="recurringId" rereadOn={DESK_EVENTS} failed={words.failed}>
      {(recurring, reread) => <RecurringView recurring={recurring} onChanged={reread} />}
    </DetailScreen>
  );
}

interface ViewProps {
  recurring: RecurringRequestDetail;
}

function RecurringView({ recurring, onChanged }: ViewProps & { onChanged: () => void }) {
  const { id, version, is_paused, form, answers, people, description } = recurring;
  const { open, show, close } = useDialog<'edit'>(onChanged);
  const action = useAction<RecurringCommand>({ action: recurringHref(recurring) });
  const intent = is_paused ? 'resume' : 'pause';
  return (
    <DetailView
      places={[{ label: messages.title, href: RECURRING_PATH }]}
      title={recurring.summary}
      state={
        <>
          {is_paused ? <Chip tone="marigold">{messages.paused}</Chip> : <Chip tone="leaf">{messages.runs}</Chip>}
          <OwnerTag owner={recurring.assigned_to} />
        </>
      }
      meta={whenText(recurring)}
      actions={
        <>
          <Button
            size="small"
            variant={is_paused ? 'solid' : 'outline'}
            onClick={() => action.send({ intent, id, version })}
            busy={action.isPending({ intent })}
            busyLabel={words.busy}
          >
            {words[intent]}
          </Button>
          <Button size="small" variant="outline" onClick={() => show('edit')}>
            {words.edit}
          </Button>
        </>
      }
      failure={action.failure}
      notes={
        <>
          {form.length === 0 ? <Notice tone="failed">{words.noForm}</Notice> : null}
          {is_paused ? <Notice>{words.pausedNote}</Notice> : null}
        </>
      }
      aside={<Side recurring={recurring} />}
      dialogs={open === 'edit' ? <RecurringDialog recurring={recurring} onClose={close} reread={onChanged} /> : null}
    >
      <PortalCard title={words.answers}>
        <Answers>
          {form.map((field) => (
            <div key={field.key} data-long={field.kind === 'long_text' ? '' : undefined}>
              <dt>{field.label}</dt>
              <dd>
                <bdi>{answerText(field, answers[field.key], people)}</bdi>
              </dd>
            </div>
          ))}
          {description === null ? null : (
            <div data-long="">
              <dt>{words.note}</dt>
              <dd>
                <bdi>{description}</bdi>
              </dd>
            </div>
          )}
        </Answers>
      </PortalCard>
      <PortalCard title={words.runs}>
        {recurring.runs.length === 0 ? (
          <p>{words.noRuns}</p>
        ) : (
          <Rows aria-label={words.runs}>
            {recurring.runs.map((run) => (
              <li key={run.due_at}>
                <Run run={run} />
              </li>
            ))}
          </Rows>
        )}
      </PortalCard>
    </DetailView>
  );
}

function Side({ recurring }: ViewProps) {
  const now = useNow();
  const { item, next_due_at, ends_on } = recurring;
  return (
    <PortalCard title={words.facts}>
      <Facts
        facts={[
          [
            words.service,
            <TextLink key="service" as={Link} to={`${CATALOG_PATH}/${item.id}`} dir="auto">
              {item.name}
            </TextLink>,
          ],
          [words.when, whenText(recurring)],
          [words.zone, recurring.zone.replaceAll('_', ' ')],
          ...(next_due_at === null
            ? []
            : [
                [
                  words.next,
                  words.nextAt(shortDate(new Date(next_due_at), now, recurring.zone), recurring.at),
                ] as const,
              ]),
          [words.from, dayText(recurring.starts_on, now)],
          [words.until, ends_on === null ? words.noEnd : dayText(ends_on, now)],
          [words.asker, <bdi key="asker">{recurring.requested_by.name}</bdi>],
          [words.impact, shared.levels[recurring.impact]],
          [words.urgency, shared.levels[recurring.urgency]],
        ]}
      />
      <ActivityLink id={recurring.id} />
    </PortalCard>
  );
}
