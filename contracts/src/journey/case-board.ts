import type { CasePerson } from './cases.ts';
import type { JourneyState } from './journeys.ts';
import type { PriorityLevel } from './treatment-requests.ts';

/** A case, or a request that no journey has grown from yet, on the board. */
export interface BoardCard {
  /** Of the journey, or of the request in the column of the first stage. */
  id: string;
  kind: 'journey' | 'request';
  /** Null for a request. */
  case_number: string | null;
  /** The stage it is in: the first one that is not completed. */
  stage: number;
  status: JourneyState;
  /** Null for readers who do not know the name. */
  patient: string | null;
  country: string | null;
  treatment: string | null;
  priority_level: PriorityLevel | null;
  case_manager: CasePerson | null;
  /** The soonest of the open tasks; of a request, its answer. */
  due_at: string | null;
}

/** The cases of one stage; `total` counts also those that are not in `items`. */
export interface BoardColumn {
  stage: number;
  total: number;
  items: BoardCard[];
}
