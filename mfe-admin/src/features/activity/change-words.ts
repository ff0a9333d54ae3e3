import type { ComponentType } from 'react';
import type { ActivityItem } from './activity.api';

export type Action = ActivityItem['action'];
export type Details = ActivityItem['details'];
export type Words = Readonly<Record<string, string>>;
type ByAction<Value> = Readonly<Partial<Record<Action, Value>>>;

export interface FieldNamesProps {
  action: Action;
  names: readonly string[];
}

/** The words of other screens. The audit trail stores the names that the API uses. */
export interface ChangeWords {
  /** Of the states that a request goes through. */
  states: ByAction<Words>;
  /** Of what is stored whole, before and after. */
  parts: Words;
  /** Of the fields whose names an action records. */
  FieldNames: ComponentType<FieldNamesProps>;
  /** Of details. */
  details: Words;
  /** Of values, by the name of their detail. */
  values: Readonly<Record<string, Words>>;
  /** What an action changed, and where it can be opened. */
  records: ByAction<(details: Details) => { name: string; href: string }>;
}
