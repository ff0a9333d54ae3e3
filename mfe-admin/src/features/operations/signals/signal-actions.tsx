import type { SignalTransition } from '@ayana/contracts/operations';
import type { ActionSender } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages as shared } from '../../../components/operations/messages';
import { incidentHref } from '../../../paths';
import type { SignalDetail } from '../types';
import { messages } from './detail-messages';
import type { SignalPress } from './signals.api';

const DismissDialog = lazy(async () => ({ default: (await import('./dialogs')).DismissDialog }));
const SnoozeDialog = lazy(async () => ({ default: (await import('./dialogs')).SnoozeDialog }));
const JoinDialog = lazy(async () => ({ default: (await import('./dialogs')).JoinDialog }));
const IncidentDialog = lazy(async () => ({ default: (await import('./dialogs')).IncidentDialog }));

/** The next step comes first; the first one that is possible is the page's solid button. */
const STEPS = ['acknowledge', 'open_incident', 'wake', 'snooze', 'dismiss', 'reopen'] as const;
const SHOWN = 3;
type Step = (typeof STEPS)[number];
type Asked = Extract<SignalTransition, 'snooze' | 'dismiss' | 'open_incident'> | 'join';

const isPressed = (step: Step): step is SignalPress['name'] =>
  step === 'acknowledge' || step === 'wake' || step === 'reopen';

export interface SignalActionsProps {
  signal: SignalDetail;
  press: ActionSender<SignalPress>;
  onDone: () => void;
}

/** What can be done with a signal now, as the API says it. */
export function SignalActions({ signal, press, onDone }: SignalActionsProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, version } = signal;
  const possible = STEPS.filter((step) => signal.transitions.includes(step));
  const start = (step: Step): void => {
    if (isPressed(step)) press.send({ intent: 'move', name: step, signals: [{ id, version }] });
    else setAsked(step);
  };
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onDone();
  };
  const rest = possible
    .slice(SHOWN)
    .map((step) => ({ id: step as string, label: messages.transitions[step], onSelect: () => start(step) }));
  return (
    <>
      {possible.slice(0, SHOWN).map((step, at) => (
        <Button
          key={step}
          size="small"
          variant={at === 0 ? 'solid' : 'outline'}
          onClick={() => start(step)}
          busy={isPressed(step) && press.isPending({ name: step })}
          busyLabel={shared.saving}
        >
          {messages.transitions[step]}
        </Button>
      ))}
      <MoreMenu
        label={messages.more}
        items={
          possible.includes('open_incident')
            ? [...rest, { id: 'join', label: messages.join, onSelect: () => setAsked('join') }]
            : rest
        }
      />
      <Suspense>
        {asked === 'snooze' ? <SnoozeDialog signal={signal} onClose={close} onDone={done} /> : null}
        {asked === 'dismiss' ? <DismissDialog signal={signal} onClose={close} onDone={done} /> : null}
        {asked === 'join' ? <JoinDialog signal={signal} onClose={close} /> : null}
        {asked === 'open_incident' ? (
          <IncidentDialog
            signal={signal}
            onClose={close}
            onDone={(incident) => void navigate(incidentHref(incident))}
          />
        ) : null}
      </Suspense>
    </>
  );
}
