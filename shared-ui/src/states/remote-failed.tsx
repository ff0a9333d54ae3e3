import { Check, ChevronRight, Clock, RotateCw } from 'lucide-react';
import { Children, type ReactNode, type Ref } from 'react';
import { Button } from '../button';
import { messages, RETRYING } from './messages';
import { BrokenLine } from './broken-line';
import { Actions, Box, Columns, Facts, Line, Support } from './remote-failed.styles';

export type RemoteFailedProps = {
  /** Title, e.g. "Requests did not load". */
  title: string;
  /** Text: nothing is lost, and other parts work. */
  text: ReactNode;
  onRetry: () => void;
  /** A retry is running. */
  retrying?: boolean;
  retryLabel?: string;
  retryingLabel?: string;
  /** Other actions: links that look like buttons. */
  otherActions?: ReactNode;
  stillWorks?: { title: string; items: readonly ReactNode[] };
  happensNext?: { title: string; items: readonly ReactNode[] };
  /** Facts for support: reference, part, release, time. */
  support?: { title: string; facts: readonly (readonly [name: string, value: string])[] };
  /** Ref of the heading, for the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Shown for a part of the site that did not load: what failed, Retry, what still works, and a reference for support. */
export function RemoteFailed({
  title,
  text,
  onRetry,
  retrying = false,
  retryLabel = messages.retry,
  retryingLabel = RETRYING.text,
  otherActions,
  stillWorks,
  happensNext,
  support,
  headingRef,
}: RemoteFailedProps) {
  return (
    <Box>
      <BrokenLine />
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <Actions>
        <Button
          onClick={onRetry}
          busy={retrying}
          busyLabel={retryingLabel}
          icon={<RotateCw size={18} aria-hidden="true" />}
        >
          {retryLabel}
        </Button>
        {otherActions}
      </Actions>
      {stillWorks === undefined && happensNext === undefined ? null : (
        <Columns>
          {stillWorks === undefined ? null : <List {...stillWorks} icon={<Check size={18} aria-hidden="true" />} />}
          {happensNext === undefined ? null : <List {...happensNext} icon={<Clock size={18} aria-hidden="true" />} />}
        </Columns>
      )}
      {support === undefined ? null : (
        <Support>
          <summary>
            <ChevronRight size={18} aria-hidden="true" />
            {support.title}
          </summary>
          <Facts>
            {support.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Support>
      )}
    </Box>
  );
}

function List({ title, items, icon }: { title: string; items: readonly ReactNode[]; icon: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {Children.map(items, (item) => (
          <Line>
            {icon}
            <span>{item}</span>
          </Line>
        ))}
      </ul>
    </section>
  );
}
