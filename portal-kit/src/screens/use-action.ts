import type { PartFailure } from '@ayana/portal-kit';
import type { ProblemCode } from '@ayana/contracts/problems';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router-dom';
import { runSerially } from './serial-queue';

/** What a page's action answers; its `failure` is null or absent after a success. */
type Answer = { failure?: (PartFailure & { code?: ProblemCode }) | null };

export interface ActionSender<Command> {
  /** Sends the command when earlier ones are done; a command that is already pending is not sent twice. */
  send: (command: Command) => void;
  /** Commands that are not done yet, in the order they were sent. */
  pending: readonly Command[];
  /** Whether one of the pending commands is like this; the fields that are given count. */
  isPending: (like?: Partial<Command>) => boolean;
  /** Why the last command failed; null once another is sent. */
  failure: PartFailure | null;
  /** Forgets the failure, as when a dialog is opened again. */
  clear: () => void;
}

export interface UseActionOptions<Command, Outcome> {
  /** Path of the page whose action handles the command; it may still be sent after that page was left. */
  action: string;
  /** Called once per command with its outcome, after the page has reloaded its data. */
  settled?: (outcome: Outcome, command: Command) => void;
  /** Called after a command that succeeded. */
  done?: (command: Command) => void;
  /** What to say instead of the API's text, by the code of the refusal. */
  refusals?: Partial<Record<ProblemCode, string>>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isLike = (command: object, like: object): boolean =>
  Object.entries(like).every(([name, value]) => isSame(Reflect.get(command, name), value));

/**
 * Sends commands to a page's action without losing any: they run one after another across the whole portal, in the order of
 * the clicks, since one may depend on another (a reply depends on the claim before it).
 */
export function useAction<Command extends SubmitTarget & object, Outcome extends object = Answer>(
  options: UseActionOptions<Command, Outcome>,
): ActionSender<Command> {
  const { action } = options;
  const { data: answer, state, submit } = useFetcher();
  const data = answer as (Outcome & Answer) | undefined;
  const [pending, setPending] = useState<readonly Command[]>([]);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  // Several clicks may come before the next render, so the latest list is in a ref.
  const latest = useRef(pending);
  const underWay = useRef<{ command: Command; finish: () => void } | null>(null);
  const isMounted = useRef(true);

  const change = (next: readonly Command[]): void => {
    latest.current = next;
    setPending(next);
  };
  const report = useEffectEvent((outcome: Outcome & Answer, command: Command): void => {
    const { settled, done, refusals = {} } = options;
    settled?.(outcome, command);
    const { failure: refusal = null } = outcome;
    if (refusal === null) done?.(command);
    else setFailure({ ...refusal, message: (refusal.code && refusals[refusal.code]) ?? refusal.message });
  });
  const answered = useEffectEvent((outcome: (Outcome & Answer) | undefined): void => {
    if (underWay.current === null) return;
    const { command, finish } = underWay.current;
    underWay.current = null;
    change(latest.current.filter((other) => other !== command));
    if (outcome !== undefined) report(outcome, command);
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
      setFailure(null);
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
    isPending: (like = {}) => pending.some((command) => isLike(command, like)),
    failure,
    clear: () => setFailure(null),
  };
}
