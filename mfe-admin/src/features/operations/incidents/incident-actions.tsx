import { isRunningIncident, type IncidentTransition } from '@ayana/contracts/operations';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import { saveReport } from './incidents.api';

const BroadcastDialog = lazy(() => import('../broadcasts/incident-draft-dialog'));
const EditDialog = lazy(async () => ({ default: (await import('./dialogs')).EditDialog }));
const MergeDialog = lazy(async () => ({ default: (await import('./dialogs')).MergeDialog }));
const PageDialog = lazy(async () => ({ default: (await import('./dialogs')).PageDialog }));
const ReviewDialog = lazy(async () => ({ default: (await import('./dialogs')).ReviewDialog }));
const TransitionDialog = lazy(async () => ({ default: (await import('./dialogs')).TransitionDialog }));
const UpdateDialog = lazy(async () => ({ default: (await import('./dialogs')).UpdateDialog }));

/** The way of an incident, and back, but for its merge: the first that is possible is the page's solid button. */
const STEPS: readonly IncidentTransition[] = ['stabilise', 'close', 'review', 'escalate', 'reopen'];

type Asked = IncidentTransition | 'edit' | 'update' | 'broadcast' | 'page';

/** What can be done with an incident now, as the API says it. */
export function IncidentActions({ incident, onDone }: { incident: IncidentDetail; onDone: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [first, ...others] = STEPS.filter((step) => incident.transitions.includes(step));
  const runs = isRunningIncident(incident.state);
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onDone();
  };
  const rest: readonly (readonly [Asked, string])[] = [
    ...others.map((step) => [step, messages.transitions[step]] as const),
    ...(runs && !incident.is_drill ? ([['broadcast', messages.broadcast]] as const) : []),
    ...(runs
      ? ([
          ['page', messages.page],
          ['edit', messages.change],
        ] as const)
      : []),
    ...(incident.transitions.includes('merge') ? ([['merge', messages.transitions.merge]] as const) : []),
  ];
  return (
    <>
      {first === undefined ? null : (
        <Button size="small" onClick={() => setAsked(first)}>
          {messages.transitions[first]}
        </Button>
      )}
      {runs ? (
        <Button size="small" variant="outline" onClick={() => setAsked('update')}>
          {messages.update}
        </Button>
      ) : null}
      <ExportButton size="small" label={messages.report} onExport={() => saveReport(incident)} />
      <MoreMenu
        label={messages.more}
        items={rest.map(([id, label]) => ({ id, label, onSelect: () => setAsked(id) }))}
      />
      <Suspense>
        {asked === null ? null : asked === 'broadcast' ? (
          <BroadcastDialog incident={incident} onClose={close} />
        ) : asked === 'edit' ? (
          <EditDialog incident={incident} onClose={close} onDone={done} reread={onDone} />
        ) : asked === 'merge' ? (
          <MergeDialog incident={incident} onClose={close} onDone={done} />
        ) : asked === 'page' ? (
          <PageDialog incident={incident} onClose={close} onDone={done} />
        ) : asked === 'update' ? (
          <UpdateDialog incident={incident} onClose={close} onDone={done} />
        ) : asked === 'review' ? (
          <ReviewDialog incident={incident} onClose={close} onDone={done} />
        ) : (
          <TransitionDialog incident={incident} name={asked} onClose={close} onDone={done} />
        )}
      </Suspense>
    </>
  );
}
