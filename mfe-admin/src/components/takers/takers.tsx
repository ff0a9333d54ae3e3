import { mayEnter, type AccessEntry } from '@ayana/contracts/identity';
import type { Taker } from '@ayana/contracts/problems';
import { useSession } from '@ayana/portal-kit';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { useNow } from '@ayana/shared-ui/time';
import { Fragment, type ReactNode } from 'react';
import { caseHref, incidentHref, needHref, signalHref } from '../../paths';
import { momentText } from '../resources/amounts';
import { messages } from './messages';
import { List } from './takers.styles';

/** Where each is shown, and who may open it; an override is on the page of its rota. */
const PAGES = {
  need: { access: 'resource_mobilization', href: needHref },
  incident: { access: 'incident_command', href: incidentHref },
  signal: { access: 'crisis_detection', href: signalHref },
} as const;

/** Beneath a refusal: what has already what was asked for, whose it is and until when, linked for who may open it. */
export function Takers({ takers }: { takers?: readonly Taker[] | undefined }) {
  const now = useNow();
  if (takers === undefined || takers.length === 0) return null;
  return (
    <List aria-label={messages.label}>
      {takers.map((taker) => (
        <li key={`${taker.kind}${taker.id}${taker.until_at}`}>
          {partsOf(taker, now).map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one line never change their order
            <Fragment key={at}>
              {at === 0 ? null : ', '}
              {part}
            </Fragment>
          ))}
        </li>
      ))}
    </List>
  );
}

function partsOf({ kind, id, number, title, case: journey, owner, until_at }: Taker, now: Date): ReactNode[] {
  const name = <bdi key="name">{[number, title].filter(Boolean).join(' ')}</bdi>;
  return [
    kind === 'override' ? (
      name
    ) : (
      <MaybeLink key="link" access={PAGES[kind].access} href={PAGES[kind].href({ id })}>
        {name}
      </MaybeLink>
    ),
    ...(journey === null
      ? []
      : [
          <MaybeLink key="case" access="case_manager" href={caseHref(journey.id)}>
            {journey.number}
          </MaybeLink>,
        ]),
    ...(owner === null ? [] : [<bdi key="owner">{messages.owner(owner)}</bdi>]),
    ...(until_at === null ? [] : [messages.until(momentText(new Date(until_at), now))]),
  ];
}

function MaybeLink({ access, href, children }: { access: AccessEntry; href: string; children: ReactNode }) {
  const mayOpen = useSession(({ role }) => mayEnter(access, role));
  return mayOpen ? (
    <Link as={RouterLink} href={href}>
      {children}
    </Link>
  ) : (
    children
  );
}
