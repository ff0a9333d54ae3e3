import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy } from 'react';
import { Takers } from '../../../components/takers/takers';
import { LinksCard } from '../../../components/record-links/links-card';
import { amountText, languagesText, wholeTimes } from '../../../components/resources/amounts';
import { KindName, NeedChip } from '../../../components/resources/chips';
import { messages as shared } from '../../../components/resources/messages';
import type { Commitment, NeedDetail, Suggestion } from '../../../components/resources/types';
import { Commitments } from './commitments';
import { messages } from './messages';
import type { NeedAnswer, NeedCommand } from './needs.api';
import { Suggestions } from './suggestions';
import { caseHref, incidentHref, needHref, NEEDS_PATH, serviceRequestHref } from '../../../paths';
import { CarrierWork } from './carrier-work';

const CloseDialog = lazy(async () => ({ default: (await import('../dialogs')).CloseDialog }));
const NeedDialog = lazy(async () => ({ default: (await import('../dialogs')).NeedDialog }));
const OfferDialog = lazy(async () => ({ default: (await import('../dialogs')).OfferDialog }));
const SpentDialog = lazy(async () => ({ default: (await import('../dialogs')).SpentDialog }));
const { detail: words } = messages;
const LIVE = ['resources.updated'] as const;

export { needAction as action, needLoader as loader } from './needs.api';

/** One need: what was found for it, where that is now, and what else could meet it. */
export function Component() {
  return (
    <DetailScreen<NeedAnswer> param="needId" live={LIVE} failed={words.failed}>
      {(need, reread) => <NeedView need={need} onChanged={reread} />}
    </DetailScreen>
  );
}

type Open =
  | { dialog: 'close' | 'edit' }
  | { dialog: 'offer'; suggestion: Suggestion }
  | { dialog: 'change' | 'spent'; commitment: Commitment };

function NeedView({ need, onChanged }: { need: NeedAnswer; onChanged: () => void }) {
  const { open, show, closing } = useDialog<Open>(onChanged);
  const { id, version, kind, state } = need;
  const action = useAction<NeedCommand>({ action: needHref(need) });
  return (
    <DetailView
      places={[{ label: shared.title, href: NEEDS_PATH }]}
      current={need.number}
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
            <Button size="small" variant="outline" onClick={() => show({ dialog: 'edit' })}>
              {words.change}
            </Button>
          )}
          {need.may_close ? (
            <Button size="small" variant="outline" onClick={() => show({ dialog: 'close' })}>
              {words.close}
            </Button>
          ) : null}
        </>
      }
      failure={action.failure}
      failureDetail={<Takers takers={action.failure?.takenBy} />}
      notes={need.closed_note === null ? null : <p dir="auto">{words.closedNote(need.closed_note)}</p>}
      aside={
        <>
          <NeedFacts need={need} />
          <LinksCard record={{ kind: 'need', id }} />
        </>
      }
      dialogs={
        <>
          {open?.dialog === 'close' ? <CloseDialog need={need} {...closing} /> : null}
          {open?.dialog === 'edit' ? <NeedDialog need={need} incident={null} reread={onChanged} {...closing} /> : null}
          {open?.dialog === 'offer' ? <OfferDialog need={need} of={open} {...closing} /> : null}
          {open?.dialog === 'change' ? <OfferDialog need={need} of={open} {...closing} /> : null}
          {open?.dialog === 'spent' ? <SpentDialog commitment={open.commitment} {...closing} /> : null}
        </>
      }
    >
      <Commitments
        need={need}
        isBusy={(commitment, name) => action.isPending({ id: commitment.id, name })}
        onMove={(commitment, name) => {
          if (name === 'release' && kind === 'fund') show({ dialog: 'spent', commitment });
          else action.send({ intent: 'move', id: commitment.id, version: commitment.version, name });
        }}
        onChange={(commitment) => show({ dialog: 'change', commitment })}
      />
      {kind === 'vehicle' && need.journey_id !== null ? (
        <CarrierWork need={need} journeyId={need.journey_id} onGiven={onChanged} />
      ) : null}
      {state === 'closed' ? null : (
        <Suggestions need={need} onOffer={(suggestion) => show({ dialog: 'offer', suggestion })} />
      )}
    </DetailView>
  );
}

function NeedFacts({ need }: { need: NeedDetail }) {
  const { kind, place, from_at, until_at, language, quantity, committed, details, incident_id, created_by } = need;
  const { journey_id, case_number, request } = need;
  return (
    <PortalCard title={words.facts}>
      {details === null ? null : <p dir="auto">{details}</p>}
      <Facts
        facts={[
          ...(journey_id === null
            ? []
            : [
                [
                  words.case,
                  <Link key="case" as={RouterLink} href={caseHref(journey_id)}>
                    {case_number}
                  </Link>,
                ] as const,
              ]),
          ...(request === null
            ? []
            : [
                [
                  words.request,
                  <Link key="request" as={RouterLink} href={serviceRequestHref(request)}>
                    {request.number}
                  </Link>,
                ] as const,
              ]),
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
