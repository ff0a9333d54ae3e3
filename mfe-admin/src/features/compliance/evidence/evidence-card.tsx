import type { EvidenceTransition } from '@ayana/contracts/operations';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { StandingChip } from '../parts/chips';
import { messages as controlWords } from '../controls/messages';
import { controlHref } from '../paths';
import type { ControlDetail, Evidence } from '../types';
import { moveEvidence } from './evidence.api';
import { Head } from './evidence.styles';
import { EvidenceRows } from './evidence-rows';
import { messages } from './messages';

const EvidenceDialog = lazy(() => import('./evidence-dialog'));

interface EvidenceCardProps {
  control: ControlDetail;
  onChanged: () => void;
  /** The card is called like its control, on a page about something else. */
  isNamed?: boolean;
}

/** What shows that a control works, and the way to add more. */
export function EvidenceCard({ control, onChanged, isNamed = false }: EvidenceCardProps) {
  /** Its id, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const opened = control.evidence.find(({ id }) => id === open) ?? null;
  const change = useChange(onChanged);
  const move = (evidence: Evidence, name: EvidenceTransition): void =>
    change.run(evidence.id, () => moveEvidence(evidence, name));
  const close = (): void => setOpen(null);
  return (
    <PortalCard
      title={isNamed ? control.title : messages.title}
      extra={
        isNamed ? (
          control.state === 'retired' ? (
            <Chip>{controlWords.states.retired}</Chip>
          ) : (
            <StandingChip standing={control.standing} />
          )
        ) : undefined
      }
    >
      {isNamed ? (
        <Head>
          <p dir="auto">{control.text}</p>
          <TextLink as={Link} to={controlHref(control)} aria-label={messages.openControl(control.title)}>
            {messages.control}
          </TextLink>
        </Head>
      ) : null}
      {change.failure === null ? null : <Notice tone="failed">{change.failure}</Notice>}
      {control.evidence.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <EvidenceRows evidence={control.evidence} onEdit={({ id }) => setOpen(id)} onMove={move} />
      )}
      <div>
        <Button
          variant="outline"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          aria-label={messages.addTo(control.title)}
          onClick={() => setOpen('new')}
        >
          {messages.add}
        </Button>
      </div>
      <Suspense>
        {opened === null && open !== 'new' ? null : (
          <EvidenceDialog
            control={control}
            evidence={opened}
            reread={onChanged}
            onClose={close}
            onDone={() => {
              close();
              onChanged();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}
