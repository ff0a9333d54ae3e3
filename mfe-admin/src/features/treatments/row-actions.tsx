import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { OneLine } from './treatments.styles';
import { TREATMENTS_PATH } from './paths';
import type { CatalogueTreatment, TreatmentCommand } from './treatments.api';

const RemoveDialog = lazy(() => import('./remove-dialog'));

interface RowProps {
  treatment: CatalogueTreatment;
}

const useRow = ({ id, upkeep }: CatalogueTreatment, done?: () => void) => {
  const { send, pending, failure } = useAction<TreatmentCommand>({
    action: TREATMENTS_PATH,
    refusals: { stale_version: messages.stale },
    ...(done === undefined ? {} : { done }),
  });
  return {
    run: (intent: TreatmentCommand['intent']) => send({ intent, id, version: upkeep?.version ?? 0 }),
    busy: pending.length > 0,
    failure: failure?.message ?? null,
  };
};

/** The star of a row: the public home of treatments shows the five featured last. */
export function FeatureToggle({ treatment }: RowProps) {
  const isFeatured = treatment.upkeep?.is_featured ?? false;
  const { run, busy, failure } = useRow(treatment);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={messages.feature(treatment.name)}
        aria-pressed={isFeatured}
        busy={busy}
        icon={<Star size={18} aria-hidden="true" fill={isFeatured ? 'currentColor' : 'none'} />}
        onClick={() => run(isFeatured ? 'unfeature' : 'feature')}
      />
      {failure === null ? null : <ErrorText>{failure}</ErrorText>}
    </>
  );
}

/** Removes a treatment, or brings it back. */
export function RowActions({ treatment }: RowProps) {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure } = useRow(treatment, () => setAsking(false));
  if (!treatment.is_active)
    return (
      <>
        <Button variant="outline" size="small" busy={busy} busyLabel={messages.busy} onClick={() => run('restore')}>
          {messages.restore}
        </Button>
        {failure === null ? null : <ErrorText>{failure}</ErrorText>}
      </>
    );
  return (
    <OneLine>
      {treatment.slug !== null ? (
        <Button
          as="a"
          variant="quiet"
          size="small"
          href={`/treatments/${treatment.slug}`}
          target="_blank"
          rel="noopener"
        >
          {messages.preview}
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      <Suspense>
        {asking ? (
          <RemoveDialog
            name={treatment.name}
            busy={busy}
            failure={failure}
            onConfirm={() => run('remove')}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </OneLine>
  );
}
