import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router-dom';
import { runSerially } from './serial-queue';

export interface ActionSender<Command> {
  /** Sends the command when earlier ones are done; a command that is already pending is not sent twice. */
  send: (command: Command) => void;
  /** Commands that are not done yet, in the order they were sent. */
  pending: readonly Command[];
}

export interface UseActionOptions<Command, Outcome> {
  /** Path of the page whose action handles the command; it may still be sent after that page was left. */
  action: string;
  /** Called once per command with its outcome, after the page has reloaded its data. */
  settled: (outcome: Outcome, command: Command) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sends commands to a page's action without losing any: they run one after another across the whole portal, in the order of
 * the clicks, since one may depend on another (a reply depends on the claim before it).
 */
export function useAction<Command extends SubmitTarget, Outcome>({
  action,
  settled,
}: UseActionOptions<Command, Outcome>): ActionSender<Command> {
  const { data: answer, state, submit } = useFetcher();
  const data = answer as Outcome | undefined;
  const [pending, setPending] = useState<readonly Command[]>([]);
  // Several clicks may come before the next render, so the latest list is in a ref.
  const latest = useRef(pending);
  const underWay = useRef<{ command: Command; finish: () => void } | null>(null);
  const isMounted = useRef(true);

  const change = (next: readonly Command[]): void => {
    latest.current = next;
    setPending(next);
  };
  const answered = useEffectEvent((outcome: Outcome | undefined): void => {
    if (underWay.current === null) return;
    const { command, finish } = underWay.current;
    underWay.current = null;
    change(latest.current.filter((other) => other !== command));
    if (outcome !== undefined) settled(outcome, command);
    finish();
  });
  const seen = useRef<Outcome | undefined>(undefined);
  useEffect(() => {
    if (state !== 'idle') return;
    // A command without an answer, such as one that redirected, must not block the next.
    const outcome = data === seen.current ? undefined : data;
    seen.current = data;
    answered(outcome);
  }, [data, state]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      underWay.current?.finish();
    };
  }, []);

  return {
    send: (command) => {
      if (latest.current.some((other) => isSame(other, command))) return;
      change([...latest.current, command]);
      void runSerially(async () => {
        // The next command waits until the page has handled this outcome, unless the page was left.
        const finished = new Promise<void>((finish) => {
          underWay.current = { command, finish };
        });
        await submit(command, { method: 'POST', encType: 'application/json', action });
        if (isMounted.current) await finished;
      });
    },
    pending,
  };
}
