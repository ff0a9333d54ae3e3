import { type AccessEntry, mayEnter, type Role } from '../identity/index.ts';

/** One way a row may change its state. Its text is under its name in the messages of the feature. */
export interface Transition<State extends string> {
  from: readonly State[];
  /** The states it can lead to; where there are several, the row decides. */
  to: readonly State[];
  /** Who may do it at all; the API also looks at whose row it is. */
  entry: AccessEntry;
  /** Who reads the words that come with it: staff only, or everyone who sees the row. */
  note: 'public' | 'internal';
}

/** The states of one kind of row as a table: every transition by its name. */
export type Workflow<State extends string, Name extends string> = Readonly<Record<Name, Transition<State>>>;

/** The transitions a role may do from a state, in the order of the table. */
export function transitionsFrom<State extends string, Name extends string>(
  workflow: Workflow<State, Name>,
  state: State,
  role: Role | null | undefined,
): Name[] {
  return (Object.keys(workflow) as Name[]).filter(
    (name) => workflow[name].from.includes(state) && mayEnter(workflow[name].entry, role),
  );
}

/** The first transition of the table that leads from one state to another; undefined where none does. */
export function stepBetween<State extends string, Name extends string>(
  workflow: Workflow<State, Name>,
  from: State,
  to: State,
): Name | undefined {
  return (Object.keys(workflow) as Name[]).find(
    (name) => workflow[name].from.includes(from) && workflow[name].to.includes(to),
  );
}

/** What is wrong with a table: states that nothing leads to, and states that are not in the list. */
export function workflowFaults<State extends string, Name extends string>(
  workflow: Workflow<State, Name>,
  states: readonly State[],
): string[] {
  const [first, ...others] = states;
  const transitions = Object.values<Transition<State>>(workflow);
  const named = transitions.flatMap(({ from, to }) => [...from, ...to]);
  const reached = new Set(transitions.flatMap(({ to }) => to));
  return [
    ...named.filter((state) => !states.includes(state)).map((state) => `${state} is not a state`),
    ...others.filter((state) => !reached.has(state)).map((state) => `nothing leads to ${state}`),
    ...(first === undefined ? ['there is no state'] : []),
  ];
}
