import { phoneHref } from '@ayana/contracts/links';
import type { OnCallLine as Line } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { usePart, withLastSeen } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { pageClock, shortMoment, useNow } from '@ayana/shared-ui/time';
import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { messages } from './messages';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);

  & ul {
    display: grid;
    gap: var(--space-2);
  }
  & b {
    font-weight: 600;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
`;

/** The longest that a browser waits, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

const readLines = async (): Promise<Line[]> => (await dataOf(api.GET('/on-call-line'))).items;

/** The lines; without a connection as they were read last, so that the number is there when nothing else can be reached. */
async function read(): Promise<Line[] | null> {
  const { parts } = withLastSeen<{ lines: Part<Line[]> }>('on-call-line', { lines: await readPart(readLines()) });
  return parts.lines.value;
}

/** Who is on call now, with the number to call; nothing for who has no such line, such as a patient before the trip. */
export default function LineNow() {
  const { value, reread } = usePart<Line[] | null>({ key: 'on-call-line', read });
  const now = useNow();
  const next = Math.min(...(value ?? []).map(({ until }) => Date.parse(until)));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    // Another person takes over then.
    const timer = setTimeout(reread, Math.min(Math.max(next - Date.now(), 0) + 1000, LONGEST));
    return () => clearTimeout(timer);
  }, [next, reread]);
  if (value === null || value.length === 0) return null;
  return (
    <Box role="group" aria-label={messages.title}>
      <p>
        <b>{messages.title}</b>
        <br />
        {messages.text}
      </p>
      <ul>
        {value.map(({ id, name, phone, person, until }) => {
          const time = shortMoment(new Date(until), now, pageClock().zone);
          // The next person answers the same number; who that is was not read yet.
          const isOver = new Date(until) <= now;
          return (
            <li key={id}>
              <Button
                as="a"
                href={phoneHref(phone)}
                variant="tonal"
                size="small"
                icon={<Phone size={16} aria-hidden="true" />}
              >
                <bdi>{phone}</bdi>
              </Button>
              <bdi>
                {isOver ? name : person === null ? messages.line(name, time) : messages.answers(name, person, time)}
              </bdi>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
