import { CONSENT_LANGUAGE_NAMES, type ConsentText, type ConsentTexts } from '@ayana/contracts/journey';
import type { OrganisationHospital } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages } from './consent-messages';

const ConsentTextDialog = lazy(() => import('./consent-text-dialog'));

export interface ConsentTextsCardProps {
  hospitals: readonly Pick<OrganisationHospital, 'id' | 'hospital_name'>[];
}

/** The texts that patients sign before their stay, by hospital and language; each change is the next version. */
export default function ConsentTextsCard({ hospitals }: ConsentTextsCardProps) {
  const texts = usePart<ConsentTexts>({
    key: 'consent-texts',
    read: () => dataOf(api.GET('/stay-consent-texts')),
    live: [],
  });
  const [open, setOpen] = useState<'new' | ConsentText | null>(null);
  const now = useNow();
  const { items = [], may_write = false } = texts.value ?? {};
  return (
    <PortalCard title={messages.title}>
      <p>{messages.lead}</p>
      {texts.failure === null ? null : (
        <FailedPart what={messages.failed} failure={texts.failure} onRetry={texts.reread} />
      )}
      {texts.value !== null && items.length === 0 ? <p>{messages.none}</p> : null}
      <WaitingList
        items={items.map((text) => ({
          id: text.id,
          title: <bdi>{text.title}</bdi>,
          text: (
            <>
              {messages.line(text.hospital_name, CONSENT_LANGUAGE_NAMES[text.language], text.version)}
              {' · '}
              <bdi>{messages.by(text.written_by ?? messages.someone, dateText(new Date(text.written_at), now))}</bdi>
            </>
          ),
          end: may_write ? (
            <Button
              variant="outline"
              size="small"
              aria-label={messages.changeOf(text.title, CONSENT_LANGUAGE_NAMES[text.language])}
              onClick={() => setOpen(text)}
            >
              {messages.change}
            </Button>
          ) : null,
        }))}
      />
      {may_write ? (
        <div>
          <Button variant="tonal" onClick={() => setOpen('new')}>
            {messages.add}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {open === null ? null : (
          <ConsentTextDialog
            hospitals={hospitals}
            texts={items}
            before={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              texts.reread();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}
