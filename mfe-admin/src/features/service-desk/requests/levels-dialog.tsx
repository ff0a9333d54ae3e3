import { type Level, priorityOf } from '@ayana/contracts/service-desk';
import { useState } from 'react';
import { RowsDialog, type RowsDialogProps } from '../../../components/rows/rows-dialog';
import { PriorityChip } from '../../../components/service-desk/chips';
import { LevelFields } from '../parts/level-fields';
import { messages } from './detail-messages';

const { priority: words } = messages;

export interface LevelsDialogProps extends RowsDialogProps {
  title: string;
  initial: { impact: Level; urgency: Level };
  onSend: (impact: Level, urgency: Level) => void;
}

/** Gives several requests the same impact and urgency, and shows the priority that follows. */
export default function LevelsDialog(props: LevelsDialogProps) {
  const { initial, onSend } = props;
  const [impact, setImpact] = useState(initial.impact);
  const [urgency, setUrgency] = useState(initial.urgency);
  return (
    <RowsDialog {...props} description={words.text} submit={words.submit} onSubmit={() => onSend(impact, urgency)}>
      <LevelFields impact={impact} urgency={urgency} onImpact={setImpact} onUrgency={setUrgency} />
      <div>
        <PriorityChip priority={priorityOf(impact, urgency)} />
      </div>
    </RowsDialog>
  );
}
