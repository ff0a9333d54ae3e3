import type { Integer } from '../shapes/index.ts';

/** 1 is high, 3 is low: how many are affected, and how soon it must be done. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** 1 is critical, 4 is low. */
export const PRIORITIES = [1, 2, 3, 4] as const;
export type Priority = (typeof PRIORITIES)[number];

/** By impact, then by urgency. */
const MATRIX: Readonly<Record<Level, Readonly<Record<Level, Priority>>>> = {
  1: { 1: 1, 2: 2, 3: 3 },
  2: { 1: 2, 2: 3, 3: 4 },
  3: { 1: 3, 2: 4, 3: 4 },
};

export const priorityOf = (impact: Level, urgency: Level): Priority => MATRIX[impact][urgency];

/** `SR-000123`, from the number of a request. */
export const serviceRequestNumber = (count: number): string => `SR-${String(count).padStart(6, '0')}`;

export interface ServiceTarget {
  priority: Priority;
  /** Working minutes. */
  own_minutes: Integer;
  /** Working minutes. */
  resolve_minutes: Integer;
}
