import { RowFacts, RowName, useAccountAction } from '@ayana/case-kit/account';
import { isOutsideSignInProblem, OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '../../prefetch/use-loaded';
import { type Account, linkProvider, type Provider, unlinkIdentity } from '../api';
import { Card, Rows } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';
import { written } from './times';

const { identities: texts } = PROFILE_MESSAGES;

const loadDialog = (): Promise<typeof import('./connect-dialog')> =>
  import(/* webpackChunkName: "connect-identity" */ './connect-dialog');

/** Sign-in providers: connected accounts can be disconnected, others can be connected. */
export function IdentitiesSection({ account, providers }: { account: Account; providers: readonly Provider[] }) {
  const { run, busy } = useAccountAction();
  const [search] = useSearchParams();
  const problem = search.get('problem');
  const open = providers.filter(({ name }) => !account.identities.some(({ provider }) => provider === name));
  const [asked, setAsked] = useState<Provider>();
  const [asking, setAsking] = useState(false);
  const dialog = useLoaded(asking, loadDialog);
  const connect = (provider: Provider): void => {
    if (account.has_password) {
      setAsked(provider);
      setAsking(true);
      return;
    }
    void run(async () => {
      location.assign(await linkProvider(provider.name, undefined));
    });
  };
  // Without providers the section is not shown.
  if (providers.length === 0 && account.identities.length === 0) return null;
  return (
    <Card aria-labelledby="identities-title">
      <h2 id="identities-title">{texts.title}</h2>
      {isOutsideSignInProblem(problem) ? <Notice tone="failed">{OUTSIDE_SIGN_IN_PROBLEMS[problem]}</Notice> : null}
      {account.identities.length > 0 ? null : <p>{texts.none}</p>}
      <Rows>
        {account.identities.map(({ id, label, linked_at, provider }) => (
          <li key={id}>
            <div>
              <RowName>{labelOf(provider, providers)}</RowName>
              {label === null ? null : <RowFacts>{label}</RowFacts>}
              <RowFacts>{texts.since(written(linked_at))}</RowFacts>
            </div>
            <Button
              variant="outline"
              size="small"
              busy={busy}
              aria-label={texts.disconnect_label(labelOf(provider, providers))}
              onClick={() =>
                void run(() => unlinkIdentity(id), {
                  title: texts.disconnected,
                  text: texts.disconnected_text(labelOf(provider, providers)),
                })
              }
            >
              {texts.disconnect}
            </Button>
          </li>
        ))}
        {open.map((provider) => (
          <li key={provider.name}>
            <Button variant="outline" busy={busy} onClick={() => connect(provider)}>
              {texts.connect(provider.label)}
            </Button>
          </li>
        ))}
      </Rows>
      {dialog === undefined || asked === undefined ? null : (
        <dialog.ConnectDialog open={asking} provider={asked} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

/** A provider's label; its name where it is no longer offered. */
const labelOf = (provider: string, providers: readonly Provider[]): string =>
  providers.find(({ name }) => name === provider)?.label ?? provider;
