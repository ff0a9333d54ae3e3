import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { useEffect, useRef } from 'react';
import { Box, Choices, Differences } from './conflict-notice.styles';
import { messages } from './messages';

/** Who changed the record last, and when. */
export interface Editor {
  name: string | null;
  at: string;
}

interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

export interface ConflictNoticeProps {
  by: Editor;
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people changed the same fields: who and when, what differs, and the choice between the two. */
export function ConflictNotice({ by, differences, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: without this the keyboard would begin at the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="alert" aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {messages.title(by.name ?? messages.aColleague)}
      </h2>
      <p>
        {messages.changed} <DateText at={by.at} now={useNow()} />. {messages.text}
      </p>
      <Differences>
        <thead>
          <tr>
            {[messages.field, messages.theirs, messages.mine].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Value text={theirs} />
              <Value text={mine} />
            </tr>
          ))}
        </tbody>
      </Differences>
      <Choices>
        <Button variant="outline" size="small" onClick={onTakeTheirs}>
          {messages.takeTheirs}
        </Button>
        <Button variant="outline" size="small" onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      </Choices>
    </Box>
  );
}

function Value({ text }: { text: string }) {
  return <td dir="auto">{text === '' ? <i>{messages.empty}</i> : text}</td>;
}

/** A colleague changed other fields meanwhile, and the form has taken them over. */
export function TakenNotice({ by, labels }: { by: Editor; labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return <Notice>{messages.taken(by.name ?? messages.aColleague, listText(labels))}</Notice>;
}
