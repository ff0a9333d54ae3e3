import { localHref } from '@ayana/contracts/language';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { ExternalLink, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as list } from '../messages';
import { treatmentHref } from '../paths';
import type { CatalogueTreatment, TreatmentCommand } from '../treatments.api';
import { messages } from './messages';

const RemoveDialog = lazy(() => import('../remove-dialog'));

/** Preview, feature, remove and restore. */
export function TreatmentActions({ treatment }: { treatment: CatalogueTreatment }) {
  const { id, name, slug, is_active, upkeep } = treatment;
  const [asking, setAsking] = useState(false);
  const action = useAction<TreatmentCommand>({
    action: treatmentHref({ id }),
    refusals: { stale_version: messages.stale_command },
    done: () => setAsking(false),
  });
  const run = (intent: TreatmentCommand['intent']): void => action.send({ intent, id, version: upkeep?.version ?? 0 });
  const button = (intent: TreatmentCommand['intent'], label: string, press = () => run(intent)) => (
    <Button
      variant="outline"
      size="small"
      onClick={press}
      busy={!asking && action.isPending({ intent })}
      busyLabel={list.busy}
      icon={intent.endsWith('feature') ? <Star size={16} aria-hidden="true" /> : undefined}
    >
      {label}
    </Button>
  );
  const failure = action.failure?.message ?? null;
  return (
    <>
      {is_active && slug !== null ? (
        <Button
          as="a"
          variant="outline"
          size="small"
          href={localHref(`/treatments/${slug}`)}
          target="_blank"
          rel="noopener"
          icon={<ExternalLink size={16} aria-hidden="true" />}
        >
          {list.preview}
        </Button>
      ) : null}
      {upkeep?.is_featured ? button('unfeature', messages.unfeature) : button('feature', messages.feature)}
      {is_active ? button('remove', list.remove, () => setAsking(true)) : button('restore', list.restore)}
      {failure === null || asking ? null : <ErrorText>{failure}</ErrorText>}
      <Suspense>
        {asking ? (
          <RemoveDialog
            name={name}
            busy={action.isPending({ intent: 'remove' })}
            failure={failure}
            onConfirm={() => run('remove')}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
