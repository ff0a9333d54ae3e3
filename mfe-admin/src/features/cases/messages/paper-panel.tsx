import { type CasePaper, PaperPicker, usePapers } from '@ayana/case-kit/conversation';
import { MESSAGE_DOCUMENTS_MAX } from '@ayana/contracts/journey';
import type { Dispatch, SetStateAction } from 'react';

export interface PaperPanelProps {
  journeyId: string;
  chosen: readonly CasePaper[];
  onChange: Dispatch<SetStateAction<readonly CasePaper[]>>;
}

/** Chooses papers for a message; one that was just sent is chosen at once. */
export default function PaperPanel({ journeyId, chosen, onChange }: PaperPanelProps) {
  const { papers, uploader } = usePapers(journeyId, (paper) => onChange((before) => [...before, paper]));
  return (
    <PaperPicker papers={papers} chosen={chosen} onChange={onChange} max={MESSAGE_DOCUMENTS_MAX} uploader={uploader} />
  );
}
