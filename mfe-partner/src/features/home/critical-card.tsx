import type { OrderedTest } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { api, dataOf } from '@ayana/portal-kit';
import { readFirst, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { useBasePath, workHref } from '../../paths';
import { messages } from './critical-messages';
import { List } from './talks-card.styles';

const LIVE = ['laboratory_orders.updated'] as const;

const readCritical = () =>
  readFirst(
    dataOf(api.GET('/laboratory-orders', { params: { query: { critical: true, sort: 'created', limit: 20 } } })),
  );

/** Of the critical results; of all tests where an older API does not say which. */
const namesOf = (critical: readonly string[], tests: readonly OrderedTest[]): string =>
  listText(critical.length > 0 ? critical : tests.map(({ name }) => name));

/** Critical results that nobody has acknowledged, above everything else; nothing where there are none. */
export default function CriticalCard() {
  const base = useBasePath();
  const now = useNow();
  const { value } = usePart({ key: 'critical', read: readCritical, live: LIVE });
  if (value === null || value.items.length === 0) return null;
  const isDoctor = base === '/doctor-portal';
  return (
    <Notice tone="failed">
      <b>{messages.title(value.items.length)}</b> {isDoctor ? messages.doctor : messages.laboratory}
      <List>
        {value.items.map(
          ({ id, order_number, critical_tests = [], tests, patient, case_number, paged_at, assignment_id }) => (
            <li key={id}>
              <span>
                <b>{namesOf(critical_tests, tests)}</b>{' '}
                <bdi>{[order_number, patient.name, case_number].filter(Boolean).join(' · ')}</bdi>
                {paged_at ? `, ${messages.told(dateText(new Date(paged_at), now))}` : null}
              </span>
              <Button
                as={Link}
                to={isDoctor ? `${base}/orders?order=${id}` : workHref(base, assignment_id)}
                size="small"
                aria-label={messages.openOf(namesOf(critical_tests, tests), `${order_number}, ${case_number}`)}
              >
                {messages.open}
              </Button>
            </li>
          ),
        )}
      </List>
    </Notice>
  );
}
