import { listText } from '@ayana/contracts/language';
import type { KnownPerson } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { RouterLink, usePart } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { personHref } from '../../paths';
import { messages } from './messages';

/** `7 enquiries and 1 case`. */
export const personCounts = ({ enquiries, requests, cases }: KnownPerson): string =>
  listText(
    [messages.enquiries(enquiries.length), messages.requests(requests.length), messages.cases(cases.length)].filter(
      (part) => part !== '',
    ),
  );

/** Leads to all that there is of the person. @param id of the enquiry, the request, the case or the account */
export function PersonLink({ id }: { id: string }) {
  const person = usePart<KnownPerson>({
    key: `person-${id}`,
    read: () => dataOf(api.GET('/persons/{id}', { params: { path: { id } } })),
  });
  if (person.value === null) return person.failure === null ? null : <small>{messages.failed}</small>;
  return (
    <Link as={RouterLink} href={personHref(id)}>
      <bdi>{messages.line(person.value.name, personCounts(person.value))}</bdi>
    </Link>
  );
}
