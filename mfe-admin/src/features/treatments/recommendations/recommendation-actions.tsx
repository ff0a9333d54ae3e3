import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { treatmentHref } from '../paths';
import { CellActions } from '../treatments.styles';
import { messages } from './messages';
import type { Kind, Recommendation, RecommendationCommand } from './recommendations.api';

export interface RecommendationActionsProps {
  treatment: string;
  kind: Kind;
  recommendation: Recommendation;
  onEdit: () => void;
}

/** What can be done with a recommendation; a removed one can be restored with its score and notes. */
export function RecommendationActions({ treatment, kind, recommendation, onEdit }: RecommendationActionsProps) {
  const { id, version, subject, is_active, recommendation_score, specialization_match, notes } = recommendation;
  const [asking, setAsking] = useState(false);
  const { send, pending, failure } = useAction<RecommendationCommand>({
    action: treatmentHref({ id: treatment }),
    refusals: { stale_version: messages.stale },
    done: () => setAsking(false),
  });
  const busy = pending.length > 0;
  const facts = { recommendation_score, specialization_match, notes };
  return (
    <div>
      <CellActions>
        {is_active ? (
          <>
            <Button variant="quiet" size="small" aria-label={messages.editOf(subject.name)} onClick={onEdit}>
              {messages.edit}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.removeOf(subject.name)}
              onClick={() => setAsking(true)}
            >
              {messages.remove}
            </Button>
          </>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.restoreOf(subject.name)}
            busy={busy}
            busyLabel={messages.busy}
            onClick={() => send({ intent: 'restore_recommendation', treatment, kind, subject: subject.id, facts })}
          >
            {messages.restore}
          </Button>
        )}
      </CellActions>
      {failure === null || asking ? null : <ErrorText>{failure.message}</ErrorText>}
      {asking ? (
        <ConfirmDialog
          danger
          title={messages.removalTitle}
          text={messages.removal(subject.name)}
          submitLabel={messages.remove}
          busyLabel={messages.busy}
          busy={busy}
          failure={failure?.message ?? null}
          onConfirm={() => send({ intent: 'remove_recommendation', treatment, kind, id, version })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
