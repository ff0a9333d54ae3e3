import { listText } from '@ayana/contracts/language';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { HiddenRadio } from '../choice/hidden-radio.styles';
import { Notice } from '../notice';
import { LiveDate } from '../time';
import { Bar, Box, Choices, Difference, Read, Version } from './edit-notice.styles';
import { MarkedText } from './marked-text';
import { messages } from './messages';

type Side = 'mine' | 'theirs';
const SIDES = ['theirs', 'mine'] as const;

interface DifferenceState {
  name: string;
  label: string;
  theirs: string;
  mine: string;
  side: Side | null;
}

export interface EditNoticeProps {
  /** As portal-kit's `useSharedEdit` gives it. */
  notice: {
    id: string;
    by: { name: string | null; at: string };
    taken: readonly string[];
    differences: readonly DifferenceState[];
    closed?: boolean;
    chosen: boolean;
    choose: (name: string, side: Side) => void;
    takeAll: (side: Side) => void;
    takeChosen: () => void;
  };
}

/** Another person saved what is being edited: who and when, both versions side by side, and the choice between them. */
export function EditNotice({ notice }: EditNoticeProps) {
  const { by, taken, differences, closed, chosen } = notice;
  if (closed === true) return differences.length > 0 ? <Closed notice={notice} /> : null;
  if (differences.length > 0) return <Comparison notice={notice} />;
  if (chosen) return <Chosen />;
  if (taken.length === 0) return null;
  return (
    <Notice>
      {messages.taken(by.name ?? messages.someone, listText(taken))} {by.at === '' ? null : <LiveDate at={by.at} />}
    </Notice>
  );
}

function Comparison({ notice }: EditNoticeProps) {
  const { id, by, differences, choose, takeAll, takeChosen } = notice;
  const [isMissing, setMissing] = useState(false);
  const name = by.name ?? messages.someone;
  const open = differences.some(({ side }) => side === null);
  return (
    <>
      <Bar role="alert">
        <p>
          <b>{messages.title(name)}.</b> {messages.differ(differences.length)}
        </p>
        <Button variant="outline" size="small" onClick={() => document.getElementById(id)?.focus()}>
          {messages.compare}
        </Button>
      </Bar>
      <Box aria-labelledby={id}>
        <div>
          <h3 id={id} tabIndex={-1}>
            {messages.title(name)}
          </h3>
          <p>
            {by.at === '' ? null : (
              <>
                {messages.saved} <LiveDate at={by.at} />.{' '}
              </>
            )}
            {messages.lead}
          </p>
        </div>
        {differences.map((difference) => (
          <Field key={difference.name} id={id} by={name} difference={difference} choose={choose} />
        ))}
        {isMissing && open ? <Notice tone="failed">{messages.notAll}</Notice> : null}
        <Choices>
          <Button
            size="small"
            onClick={() => {
              setMissing(open);
              takeChosen();
            }}
          >
            {messages.go}
          </Button>
          <Button variant="outline" size="small" onClick={() => takeAll('theirs')}>
            {messages.allTheirs}
          </Button>
          <Button variant="outline" size="small" onClick={() => takeAll('mine')}>
            {messages.allMine}
          </Button>
        </Choices>
      </Box>
    </>
  );
}

/** The record can no longer be changed: what was typed is there to be copied, and goes when the reader says so. */
function Closed({ notice: { id, by, differences, takeAll } }: EditNoticeProps) {
  const name = by.name ?? messages.someone;
  // The form is gone, and with it the place of the cursor.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Box aria-labelledby={id}>
      <div>
        <h3 id={id} tabIndex={-1}>
          {messages.closedTitle(name)}
        </h3>
        <p>{messages.closedLead}</p>
      </div>
      {differences.map((difference) => (
        <Difference key={difference.name}>
          <legend>{difference.label}</legend>
          {SIDES.map((side) => (
            <Read key={side}>
              <b>{side === 'mine' ? messages.mine : messages.theirs(name)}</b>
              <span dir="auto">
                <MarkedText text={difference[side]} other={difference[side === 'mine' ? 'theirs' : 'mine']} />
              </span>
            </Read>
          ))}
        </Difference>
      ))}
      <Choices>
        <Button variant="outline" size="small" onClick={() => takeAll('theirs')}>
          {messages.discard}
        </Button>
      </Choices>
    </Box>
  );
}

interface FieldProps {
  id: string;
  by: string;
  difference: DifferenceState;
  choose: (name: string, side: Side) => void;
}

function Field({ id, by, difference, choose }: FieldProps) {
  const { name, label, side } = difference;
  return (
    <Difference>
      <legend>{label}</legend>
      {SIDES.map((each) => (
        <Version key={each}>
          <HiddenRadio
            name={`${id}-${name}`}
            value={each}
            checked={side === each}
            onChange={() => choose(name, each)}
          />
          <b>
            {each === 'mine' ? messages.mine : messages.theirs(by)} <Check size={16} aria-hidden="true" />
          </b>
          <span dir="auto">
            <MarkedText text={difference[each]} other={difference[each === 'mine' ? 'theirs' : 'mine']} />
          </span>
        </Version>
      ))}
    </Difference>
  );
}

/** The button that was pressed is gone: without the focus here the keyboard would begin at the top of the page. */
function Chosen() {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1}>
      <Notice>{messages.chosen}</Notice>
    </div>
  );
}
