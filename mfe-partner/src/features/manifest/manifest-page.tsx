import { OnCallLine } from '@ayana/case-kit/on-call-line';
import { SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import type { CasePart, ManifestLine } from '@ayana/contracts/journey';
import { useLive, usePresses, useReread } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { DateInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { ContactCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { clockTime, dayKey, dayWord, deviceZone, fullMoment, useNow } from '@ayana/shared-ui/time';
import { printPage } from '@ayana/shared-ui/print';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { useBasePath } from '../../paths';
import { messages as READ_ONLY } from '../../work/read-only-messages';
import { ManifestLineItem } from './manifest-line';
import { createFeed, type ManifestData, otherDay, readFeed, removeFeed } from './manifest.api';
import { Days, Lines, Quiet } from './manifest.styles';
import { messages } from './messages';

const FeedCard = lazy(async () => ({ default: (await import('../../feed/feed-card')).FeedCard }));
const LIVE = ['travel_legs.updated', 'assignments.updated'] as const;

export { manifestLoader as loader } from './manifest.api';

/** The day of a driver, a guest house or a visa office: one line a leg, one press for arrived or missed, also without a line. */
export function Component() {
  const { day, lines, mayWrite, asOf } = useLoaderData<ManifestData>();
  const reread = useReread();
  useLive<CasePart>({ events: LIVE, reread });
  const queue = usePresses(reread);
  const base = useBasePath();
  const localZone = deviceZone();
  const known = lines.value ?? [];
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead(dayText(day))}</p>
        </div>
        {known.length === 0 ? null : (
          <Button variant="outline" onClick={() => void printPage()}>
            {messages.print}
          </Button>
        )}
      </PortalHead>
      <DayChoice day={day} />
      <AsOf at={asOf} />
      {mayWrite ? null : <Notice>{READ_ONLY.note}</Notice>}
      {lines.failure === null ? (
        known.length === 0 ? (
          <NothingOn base={base} />
        ) : (
          <>
            <Quiet>{messages.counts(known.length, peopleOf(known))}</Quiet>
            <Lines>
              {known.map((line) => (
                <ManifestLineItem
                  key={line.leg.id}
                  line={line}
                  day={day}
                  base={base}
                  localZone={localZone}
                  mayWrite={mayWrite}
                  waiting={queue.presses.find(({ leg_id }) => leg_id === line.leg.id)}
                  onPress={(press) => void queue.press(line.leg, press)}
                  onRemove={queue.remove}
                />
              ))}
            </Lines>
          </>
        )
      ) : (
        <FailedState
          title={messages.failed}
          failure={lines.failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      )}
      <Suspense>
        <FeedCard {...messages.feed} read={readFeed} create={createFeed} remove={removeFeed} />
        <ContactCard {...messages.desk} contact={BRAND} hours={<SupportHours />}>
          <OnCallLine />
        </ContactCard>
      </Suspense>
    </PortalPage>
  );
}

const dayText = (day: string): string => fullMoment(new Date(`${day}T12:00:00Z`), 'UTC').split(', ')[0] ?? day;

const peopleOf = (lines: readonly ManifestLine[]): number =>
  lines.reduce((sum, { leg, party_size }) => sum + (leg.status === 'cancelled' ? 0 : (party_size ?? 1)), 0);

function DayChoice({ day }: { day: string }) {
  const [, set] = useSearchParams();
  const today = dayKey(useNow(), deviceZone().zone);
  const go = (next: string): void => set(next === today ? {} : { day: next });
  return (
    <Days aria-label={messages.days} data-screen-only>
      <IconButton
        label={messages.before}
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        onClick={() => go(otherDay(day, -1))}
      />
      <DateInput
        aria-label={messages.day}
        value={day}
        onChange={({ currentTarget: { value } }) => (value === '' ? undefined : go(value))}
      />
      <IconButton
        label={messages.after}
        icon={<ChevronRight size={20} aria-hidden="true" />}
        onClick={() => go(otherDay(day, 1))}
      />
      {day === today ? null : (
        <Button variant="tonal" onClick={() => go(today)}>
          {messages.today}
        </Button>
      )}
    </Days>
  );
}

function AsOf({ at }: { at: string | null }) {
  const now = useNow();
  const { zone } = deviceZone();
  if (at === null) return null;
  const read = new Date(at);
  return <Notice>{messages.asOf(dayWord(read, now, zone), clockTime(read, zone))}</Notice>;
}

function NothingOn({ base }: { base: string }) {
  const { empty } = messages;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={empty.title}
      text={empty.text}
      action={
        <Button as={Link} to={`${base}/work`} variant="tonal">
          {empty.action}
        </Button>
      }
    />
  );
}
