import { RouterLink, useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { FormPage, SaveBar } from '../../../components/form-page.styles';
import { messages as shared } from '../parts/messages';
import { chainHref, CHAINS_PATH, ESCALATION_PATH } from '../paths';
import type { Chain, Rota } from '../types';
import { ChainFields } from './chain-fields';
import { bodyOf, chainErrors, type ChainValues, NEW_CHAIN } from './chain-values';
import { addChain } from './chains.api';
import { messages } from './messages';

const { form: words } = messages;
const PLACES = [
  { label: shared.title, href: ESCALATION_PATH },
  { label: shared.tabs.chains, href: CHAINS_PATH },
] as const;

export { newChainLoader as loader } from './chains.api';

/** Makes a chain; its page opens. */
export function Component() {
  const rotas = useLoaderData<readonly Rota[]>();
  const navigate = useNavigate();
  const form = useForm<ChainValues, Chain>({
    name: 'escalation-chain',
    initial: NEW_CHAIN,
    rules: chainErrors,
    send: (values, key) => addChain(bodyOf(values), key),
    onAccepted: (chain) => void navigate(chainHref(chain)),
  });
  return (
    <PortalPage>
      <DetailHead
        above={<Breadcrumbs places={PLACES} current={words.title} LinkComponent={RouterLink} />}
        title={words.title}
      />
      <FormPage {...form.formProps}>
        <ChainFields form={form} rotas={rotas} />
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <SaveBar>
          <Button type="submit" busy={form.busy} busyLabel={shared.busy}>
            {words.create}
          </Button>
        </SaveBar>
      </FormPage>
    </PortalPage>
  );
}
