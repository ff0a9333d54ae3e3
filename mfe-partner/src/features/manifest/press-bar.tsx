import { transitionsFrom } from '@ayana/contracts/workflow';
import { type LegPress, type ManifestLine, TRAVEL_LEG_WORKFLOW } from '@ayana/contracts/journey';
import { canUndo, type WaitingPress } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { clockTime, fullMoment, useNow, type Zone } from '@ayana/shared-ui/time';
import { useEffect, useState } from 'react';
import { Presses, Waiting } from './manifest.styles';
import { messages } from './messages';

export interface PressBarProps {
  line: ManifestLine;
  localZone: Zone;
  /** False for a member who may only read: nothing is pressed. */
  mayWrite: boolean;
  waiting: WaitingPress | undefined;
  onPress: (press: LegPress) => void;
  onRemove: (key: string) => void;
}

/** What can be pressed for a leg, or what became of the last press. */
export function PressBar({ line, localZone, mayWrite, waiting, onPress, onRemove }: PressBarProps) {
  const { leg, moment } = line;
  if (waiting !== undefined)
    return <Pressed key={waiting.key} waiting={waiting} zone={localZone.zone} onRemove={() => onRemove(waiting.key)} />;
  if (!mayWrite) return null;
  // The presses of the line, not of a case: staff see them on the case.
  const steps = transitionsFrom(TRAVEL_LEG_WORKFLOW, leg.status, 'partner/logistics');
  const isArrival = moment === 'starts';
  return (
    <>
      {leg.moved_from === null || leg.status === 'cancelled' || !leg.time_known ? null : (
        <Changed leg={leg} onConfirm={() => onPress('confirm')} />
      )}
      {!isArrival || (leg.status !== 'planned' && leg.status !== 'booked' && leg.status !== 'missed') ? null : (
        <Presses>
          {steps.includes('arrive') ? (
            <Button size="large" onClick={() => onPress('arrive')}>
              {leg.status === 'missed' ? messages.found : messages.arrived}
            </Button>
          ) : null}
          {steps.includes('miss') ? (
            <Button size="large" variant="outline" onClick={() => onPress('miss')}>
              {messages.missed}
            </Button>
          ) : null}
        </Presses>
      )}
    </>
  );
}

function Changed({ leg, onConfirm }: { leg: ManifestLine['leg']; onConfirm: () => void }) {
  const { changed: words } = messages;
  return (
    <Waiting>
      <Notice>
        <b>{words.title}</b>
        {leg.moved_from === null || leg.moved_from === leg.starts_at
          ? null
          : `. ${words.text(fullMoment(new Date(leg.moved_from), leg.zone))}`}
      </Notice>
      <Button size="large" variant="tonal" onClick={onConfirm}>
        {words.confirm}
      </Button>
    </Waiting>
  );
}

function Pressed({ waiting, zone, onRemove }: { waiting: WaitingPress; zone: string; onRemove: () => void }) {
  const isUndoable = useUndoable(waiting);
  const name = messages.pressed[waiting.press];
  if (waiting.refusal !== null)
    return (
      <Waiting>
        <Notice tone="failed">
          <b>{messages.refused(name)}</b>. {waiting.refusal}
        </Notice>
        <Button size="large" variant="outline" onClick={onRemove}>
          {messages.put}
        </Button>
      </Waiting>
    );
  return (
    <Waiting>
      <Notice>
        {isUndoable ? messages.undoable(name) : messages.waiting(name, clockTime(new Date(waiting.pressed_at), zone))}
      </Notice>
      {isUndoable ? (
        <Button size="large" variant="outline" onClick={onRemove}>
          {messages.undo}
        </Button>
      ) : null}
    </Waiting>
  );
}

/** Whether it can still be taken back, as long as it is shown. */
function useUndoable(waiting: WaitingPress): boolean {
  const now = useNow();
  const [isOver, setOver] = useState(false);
  const { ready_at } = waiting;
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(ready_at) - Date.now()));
    return () => clearTimeout(timer);
  }, [ready_at]);
  return !isOver && canUndo(waiting, now);
}
