import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { CasePerson } from './cases.ts';
import type { JourneyState } from './journeys.ts';
import type { PriorityLevel } from './treatment-requests.ts';

/** A case, or a request that no journey has grown from yet, on the board. */
export interface BoardCard {
  // Of the journey, or of the request in the column of the first stage.
  id: Id;
  /** A request is one that no journey has grown from yet. */
  kind: 'journey' | 'request';
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** The first stage that is not completed. */
  stage: Integer;
  status: JourneyState;
  // Null for readers who do not know the name.
  patient: string | null;
  country: string | null;
  treatment: string | null;
  priority_level: PriorityLevel | null;
  case_manager: CasePerson | null;
  /** The soonest of the open tasks; of a request, its answer. */
  due_at: Moment | null;
}

/** The cases of one stage; `total` counts also those that are not in `items`. */
export interface BoardColumn {
  stage: Integer;
  /** Also those that are not in `items`. */
  total: Integer;
  /** The soonest due first. */
  items: BoardCard[];
}

export interface Board {
  /** One for each of the ten stages. */
  columns: BoardColumn[];
}
