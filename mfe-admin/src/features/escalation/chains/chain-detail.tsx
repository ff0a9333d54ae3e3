import { listText } from '@ayana/contracts/language';
import { DetailScreen, DetailView } from '@ayana/case-kit/list-detail';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { FlaskConical } from 'lucide-react';
import { lazy, useState } from 'react';
import { SharedEditForm } from '../../../components/shared-edit/shared-edit-form';
import { ArchivedChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { PlanSteps } from '../parts/plan-steps';
import { chainHref, CHAINS_PATH, ESCALATION_PATH } from '../paths';
import type { Chain } from '../types';
import { ChainFields } from './chain-fields';
import { bodyOf, chainErrors, type ChainValues, valuesOf } from './chain-values';
import { changeChain, type ChainCommand, type ChainDetail } from './chains.api';
import { messages } from './messages';

const TestDialog = lazy(async () => ({ default: (await import('../dialogs')).TestDialog }));
const { detail: words, form: labels } = messages;
const LIVE = ['escalations.updated'] as const;

export { chainAction as action, chainLoader as loader } from './chains.api';

/** One chain: its steps can be changed, tested, and archived. */
export function Component() {
  return (
    <DetailScreen<ChainDetail> param="chainId" live={LIVE} failed={words.failed}>
      {(chain, reread) => <ChainView chain={chain} reread={reread} />}
    </DetailScreen>
  );
}

function ChainView({ chain, reread }: { chain: ChainDetail; reread: () => void }) {
  const now = useNow();
  const [testing, setTesting] = useState(false);
  const { id, version, is_archived, last_run_at, last_test_at } = chain;
  const action = useAction<ChainCommand>({ action: chainHref(chain) });
  const intent = is_archived ? 'restore' : 'archive';
  return (
    <DetailView
      places={[
        { label: shared.title, href: ESCALATION_PATH },
        { label: shared.tabs.chains, href: CHAINS_PATH },
      ]}
      title={chain.name}
      state={
        <>
          <ArchivedChip isArchived={is_archived} />
          <span>{words.open(chain.open_runs)}</span>
          {last_run_at === null ? null : (
            <span>
              {words.lastRun} <DateText at={last_run_at} now={now} />
            </span>
          )}
          {last_test_at === null ? null : (
            <span>
              {words.lastTest} <DateText at={last_test_at} now={now} />
            </span>
          )}
          <Link as={RouterLink} href={`${ESCALATION_PATH}?chain=${id}`}>
            {words.runs}
          </Link>
        </>
      }
      actions={
        <>
          {is_archived ? null : (
            <Button
              variant="outline"
              size="small"
              icon={<FlaskConical size={16} aria-hidden="true" />}
              onClick={() => setTesting(true)}
            >
              {words.test}
            </Button>
          )}
          <MoreMenu
            label={shared.more}
            items={[{ id: intent, label: words[intent], onSelect: () => action.send({ intent, id, version }) }]}
          />
        </>
      }
      failure={action.failure}
      dialogs={testing ? <TestDialog chain={chain} onClose={() => setTesting(false)} /> : null}
    >
      {is_archived ? (
        <>
          <p>{words.archivedText}</p>
          <PortalCard title={words.plan} extra={<p>{shared.rounds(chain.rounds)}</p>}>
            <PlanSteps label={words.plan} steps={chain.steps} />
          </PortalCard>
        </>
      ) : (
        <ChainEdit chain={chain} reread={reread} />
      )}
    </DetailView>
  );
}

const readingOf = (chain: Chain) => ({
  version: chain.version,
  fields: valuesOf(chain),
  by: { name: null, at: chain.updated_at },
});

function ChainEdit({ chain, reread }: { chain: ChainDetail; reread: () => void }) {
  return (
    <SharedEditForm<ChainValues>
      name={`escalation-chain-${chain.id}`}
      latest={readingOf(chain)}
      isPublic={false}
      rules={chainErrors}
      save={async (names, values, version) => {
        const { description = null, ...body } = bodyOf(values);
        const whole = { ...body, description };
        const changed = Object.fromEntries(
          Object.entries(whole).filter(([name]) => names.some((each) => each === name)),
        );
        return readingOf(await changeChain(chain.id, version, changed));
      }}
      reread={reread}
      labelOf={(name) => labels[name]}
      textOf={textOf}
    >
      {({ form }) => (
        <>
          <p>{labels.lead}</p>
          <ChainFields form={form} rotas={chain.rotas} />
        </>
      )}
    </SharedEditForm>
  );
}

function textOf(name: keyof ChainValues, values: ChainValues): string {
  if (name !== 'steps') return values[name];
  return values.steps
    .map(({ targets }, at) => `${shared.step(at + 1)}: ${listText(targets.map((target) => target.name))}`)
    .join('; ');
}
