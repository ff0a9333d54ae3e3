import type { ResourcePart } from '@ayana/contracts/realtime';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Link } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { amountText, languagesText, wholeTimes } from '../parts/amounts';
import { KindName, NeedChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { needHref, NEEDS_PATH } from '../paths';
import type { Commitment, NeedDetail, Suggestion } from '../types';
import { Commitments } from './commitments';
import { messages } from './messages';
import type { NeedAnswer, NeedCommand } from './needs.api';
import { Suggestions } from './suggestions';
import { incidentHref } from '../../../paths';

const CloseDialog = lazy(async () => ({ default: (await import('../dialogs')).CloseDialog }));
const NeedDialog = lazy(async () => ({ default: (await import('../dialogs')).NeedDialog }));
const OfferDialog = lazy(async () => ({ default: (await import('../dialogs')).OfferDialog }));
const SpentDialog = lazy(async () => ({ default: (await import('../dialogs')).SpentDialog }));
const { detail: words } = messages;
const LIVE = ['resources.updated'] as const;

/** One need: what was found for it, where that is now, and what else could meet it. */
export function NeedDetailPage() {
  const { needId: id = '' } = useParams();
  const detail = useDetail<NeedAnswer, ResourcePart>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={words.failed} stale={shared.stale} retry={shared.retry}>
        {(need) => <NeedView key={id} need={need} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

type Open =
  | { dialog: 'close' | 'edit' }
  | { dialog: 'offer'; suggestion: Suggestion }
  | { dialog: 'change' | 'spent'; commitment: Commitment };

function NeedView({ need, onChanged }: { need: NeedAnswer; onChanged: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { id, version, kind, state } = need;
  const action = useAction<NeedCommand>({ action: needHref(need) });
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onChanged();
  };
  const dialogProps = { onClose: close, onDone: done };
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: shared.title, href: NEEDS_PATH }]}
            current={need.number}
            LinkComponent={RouterLink}
          />
        }
        title={need.title}
        state={
          <>
            <NeedChip state={state} />
            <KindName kind={kind} />
            <bdi>{need.place.name}</bdi>
          </>
        }
        actions={
          <>
            {need.may_reopen ? (
              <Button
                size="small"
                onClick={() => action.send({ intent: 'reopen', id, version })}
                busy={action.isPending({ intent: 'reopen' })}
                busyLabel={shared.busy}
              >
                {words.reopen}
              </Button>
            ) : (
              <Button size="small" variant="outline" onClick={() => setOpen({ dialog: 'edit' })}>
                {words.change}
              </Button>
            )}
            {need.may_close ? (
              <Button size="small" variant="outline" onClick={() => setOpen({ dialog: 'close' })}>
                {words.close}
              </Button>
            ) : null}
          </>
        }
      />
      {action.failure === null ? null : (
        <Notice tone="failed">
          {shared.notDone} {action.failure.message}
        </Notice>
      )}
      {need.closed_note === null ? null : <p dir="auto">{words.closedNote(need.closed_note)}</p>}
      <PortalColumns>
        <PortalMain>
          <Commitments
            need={need}
            isBusy={(commitment, name) => action.isPending({ id: commitment.id, name })}
            onMove={(commitment, name) => {
              if (name === 'release' && kind === 'fund') setOpen({ dialog: 'spent', commitment });
              else action.send({ intent: 'move', id: commitment.id, version: commitment.version, name });
            }}
            onChange={(commitment) => setOpen({ dialog: 'change', commitment })}
          />
          {state === 'closed' ? null : (
            <Suggestions need={need} onOffer={(suggestion) => setOpen({ dialog: 'offer', suggestion })} />
          )}
        </PortalMain>
        <PortalAside>
          <NeedFacts need={need} />
        </PortalAside>
      </PortalColumns>
      <Suspense>
        {open?.dialog === 'close' ? <CloseDialog need={need} {...dialogProps} /> : null}
        {open?.dialog === 'edit' ? (
          <NeedDialog need={need} incident={null} reread={onChanged} {...dialogProps} />
        ) : null}
        {open?.dialog === 'offer' ? <OfferDialog need={need} of={open} {...dialogProps} /> : null}
        {open?.dialog === 'change' ? <OfferDialog need={need} of={open} {...dialogProps} /> : null}
        {open?.dialog === 'spent' ? <SpentDialog commitment={open.commitment} {...dialogProps} /> : null}
      </Suspense>
    </>
  );
}

function NeedFacts({ need }: { need: NeedDetail }) {
  const { kind, place, from_at, until_at, language, quantity, committed, details, incident_id, created_by } = need;
  return (
    <PortalCard title={words.facts}>
      {details === null ? null : <p dir="auto">{details}</p>}
      <Facts
        facts={[
          [words.place, <bdi key="place">{place.name}</bdi>],
          [words.times, wholeTimes(from_at, until_at)],
          [words.language, language === null ? shared.anyLanguage : languagesText([language])],
          [words.quantity, amountText(kind, quantity)],
          [words.found, amountText(kind, committed)],
          ...(created_by === null ? [] : [[words.by, <bdi key="by">{created_by.name}</bdi>] as const]),
          ...(incident_id === null
            ? []
            : [
                [
                  words.incident,
                  <Link key="incident" as={RouterLink} href={incidentHref({ id: incident_id })}>
                    {words.open}
                  </Link>,
                ] as const,
              ]),
        ]}
      />
      <p>{shared.inIndia}</p>
    </PortalCard>
  );
}
