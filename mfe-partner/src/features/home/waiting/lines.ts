import {
  ASSIGNMENT_KIND_NAMES,
  DOCUMENT_KIND_NAMES,
  GAP_SECTIONS,
  STAY_GAP_NAMES,
  STAY_GAPS,
  type DocumentKind,
  type WaitingItem,
  type WaitingKind,
} from '@ayana/contracts/journey';
import { entryOf } from '@ayana/contracts/operation';
import {
  CircleAlert,
  CircleCheckBig,
  BedDouble,
  CircleQuestionMark,
  FileDown,
  Hourglass,
  Inbox,
  type LucideIcon,
  MessageSquare,
} from 'lucide-react';
import { messagesHref, stayHref, workHref } from '../../../paths';
import { messages } from './messages';

interface LineOfKind {
  icon: LucideIcon;
  /** What is to be done, in a few words. */
  text: (item: WaitingItem) => string;
  /** Where it is done. @param base of the portal that is open */
  href: (item: WaitingItem, base: string) => string;
}

/** How each kind of line reads and where it leads: a part that adds a kind to the API adds its line here. */
const LINES: Readonly<Record<WaitingKind, LineOfKind>> = {
  offered: {
    icon: Inbox,
    text: ({ work }) => messages.lines.offered(ASSIGNMENT_KIND_NAMES[work.kind]),
    href: ({ work }, base) => workHref(base, work.id),
  },
  accepted: {
    icon: Hourglass,
    text: ({ work }) => ASSIGNMENT_KIND_NAMES[work.kind],
    href: ({ work }, base) => workHref(base, work.id),
  },
  message: {
    icon: MessageSquare,
    text: ({ detail }) => messages.lines.message(detail),
    href: ({ work }, base) => messagesHref(base, work.id),
  },
  task: {
    icon: CircleCheckBig,
    text: ({ detail }) => detail,
    href: ({ work }, base) => workHref(base, work.id, 'tasks'),
  },
  paper: {
    icon: FileDown,
    text: ({ detail }) => messages.lines.paper(DOCUMENT_KIND_NAMES[detail as DocumentKind]),
    href: ({ work }, base) => workHref(base, work.id, 'papers'),
  },
  critical_result: {
    icon: CircleAlert,
    text: ({ detail }) => messages.lines.critical(detail),
    href: ({ id }, base) => `${base}/orders?order=${id}`,
  },
  query: {
    icon: CircleQuestionMark,
    text: ({ detail }) => messages.lines.query(detail),
    href: ({ id }, base) => `${base}/orders?prescription=${id}`,
  },
  quote_question: {
    icon: CircleQuestionMark,
    text: ({ detail }) => messages.lines.quoteQuestion(detail),
    href: ({ work }, base) => workHref(base, work.id, 'quote'),
  },
  stay: {
    icon: BedDouble,
    text: ({ detail }) => entryOf<string, string>(STAY_GAP_NAMES, detail, detail),
    href: ({ work, detail }, base) =>
      work.admission_id === null
        ? workHref(base, work.id, sectionOf(detail))
        : stayHref(base, work.admission_id, sectionOf(detail)),
  },
};

/** Where on the page of its stay, or of the work of a lodging, it is done; a newer server may have more. */
function sectionOf(detail: string): string | undefined {
  const kind = STAY_GAPS.find((gap) => gap === detail);
  return kind === undefined ? undefined : GAP_SECTIONS[kind];
}

/** Of a kind that a newer server has: it leads to its work. */
const OTHER: LineOfKind = {
  icon: Hourglass,
  text: ({ detail }) => detail,
  href: ({ work }, base) => workHref(base, work.id),
};

export const lineOf = (kind: WaitingKind): LineOfKind => entryOf(LINES, kind, OTHER);
