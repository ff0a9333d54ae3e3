import type { InboxStatus } from '../inbox/states.ts';
import type { GeneralInquiry } from '../realtime.ts';
import type { Id, Moment } from '../shapes/index.ts';

/** What the staff wrote about a question. */
export interface InquiryAnswer {
  id: Id;
  /** Text, never markup. */
  text: string;
  at: Moment;
  /** Who wrote it; null when their account is gone. */
  staff_name: string | null;
}

/** A question as its sender sees it. */
export interface OwnInquiry extends GeneralInquiry {
  /** What was written, where anything was. */
  message: string | null;
  /** How far the staff are with it. */
  request_status: InboxStatus;
  received_at: Moment;
  /** When the promised answer is due. */
  due_at: Moment;
  /** Oldest first. */
  answers: InquiryAnswer[];
}

export interface GeneralInquiriesPage {
  items: OwnInquiry[];
  next_cursor: string | null;
}
