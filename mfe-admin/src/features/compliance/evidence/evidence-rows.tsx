import { EVIDENCE_WORKFLOW, type EvidenceTransition } from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { useSession } from '@ayana/portal-kit';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { OwnerTag } from '@ayana/shared-ui/people';
import { EvidenceChip } from '../parts/chips';
import { LastDay } from '../parts/day-text';
import { messages as shared } from '../parts/messages';
import type { Evidence } from '../types';
import { Ends, Facts, Rows } from './evidence.styles';
import { EvidenceSource } from './evidence-source';
import { messages } from './messages';

interface EvidenceRowsProps {
  evidence: readonly Evidence[];
  onEdit: (evidence: Evidence) => void;
  onMove: (evidence: Evidence, name: EvidenceTransition) => void;
}

/** The evidence of one control, the newest first. */
export function EvidenceRows({ evidence, onEdit, onMove }: EvidenceRowsProps) {
  const role = useSession((session) => session.role);
  return (
    <Rows aria-label={messages.title}>
      {evidence.map((each) => (
        <li key={each.id} data-withdrawn={each.state === 'withdrawn' ? '' : undefined}>
          <div>
            <b dir="auto">{each.title}</b>
            {each.note === null ? null : <p dir="auto">{each.note}</p>}
            <Facts as="div">
              {each.expires_on === null ? (
                <span>{shared.endless}</span>
              ) : (
                <LastDay day={each.expires_on} late={each.standing === 'lapsed'} />
              )}
              <OwnerTag owner={each.owner} />
              <EvidenceSource evidence={each} />
            </Facts>
          </div>
          <Ends>
            <EvidenceChip standing={each.standing} />
            <MoreMenu
              label={messages.actionsOf(each.title)}
              items={[
                { id: 'edit', label: shared.edit, onSelect: () => onEdit(each) },
                ...transitionsFrom(EVIDENCE_WORKFLOW, each.state, role).map((name) => ({
                  id: name,
                  label: messages.transitions[name],
                  onSelect: () => onMove(each, name),
                })),
              ]}
            />
          </Ends>
        </li>
      ))}
    </Rows>
  );
}
