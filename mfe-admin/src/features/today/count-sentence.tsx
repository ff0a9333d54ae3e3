import { formatLocale } from '@ayana/contracts/language';
import { RouterLink } from '@ayana/portal-kit/screens';
import { INCIDENTS_PATH, QUEUE_PATH, REQUESTS_PATH, SIGNALS_PATH } from '../../paths';
import { messages } from './messages';
import { Count } from './today.styles';
import type { TodayAnswer } from './today.api';

const { counts: words } = messages;
const list = new Intl.ListFormat(formatLocale(), { type: 'unit', style: 'long' });

interface Item {
  text: string;
  href: string;
  late?: boolean;
}

/** What waits, in one sentence whose parts lead to their lists; what is 0 or could not be counted is left out. */
export function CountSentence({ answer }: { answer: TodayAnswer }) {
  const items = itemsOf(answer);
  const { all, unowned } = answer;
  // That there is nothing is said of what was counted, and of nothing else.
  if (items.length === 0) return all.value === null || unowned.value === null ? messages.title : words.none;
  let at = 0;
  return list.formatToParts(items.map(({ text }) => text)).map(({ type, value }) => {
    const item = type === 'element' ? items[at++] : undefined;
    if (item === undefined) return value;
    return (
      <Count as={RouterLink} key={item.href} href={item.href} data-late={item.late === true ? '' : undefined}>
        {value}
      </Count>
    );
  });
}

function itemsOf({ today, all, unowned, trouble, lateRequests, waitingForRole }: TodayAnswer): Item[] {
  const known: [number | null | undefined, (count: number) => string, string, boolean][] = [
    [trouble.value?.runningIncidents, words.incidents, `${INCIDENTS_PATH}?state=active,stable`, true],
    [all.value?.lateCount, words.late, `${QUEUE_PATH}?scope=all`, true],
    [lateRequests, words.requests, `${REQUESTS_PATH}?overdue=true`, true],
    [unowned.value?.count, words.unowned, `${QUEUE_PATH}?scope=unassigned`, false],
    [trouble.value?.openSignals, words.signals, SIGNALS_PATH, false],
    [today.value?.arrivals_today, words.arrivals, '#movements', false],
    [waitingForRole, words.roles, '/admin/users', false],
  ];
  return known.flatMap(([count, text, href, late]) => (count ? [{ text: text(count), href, late }] : []));
}
