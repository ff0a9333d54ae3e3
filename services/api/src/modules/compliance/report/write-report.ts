import { CREDENTIAL_KIND_NAMES } from '@ayana/contracts/organisations';
import {
  COMPLIANCE_FRAMEWORK_NAMES,
  COMPLIANCE_STANDING_NAMES,
  COMPLIANCE_STANDINGS,
  EVIDENCE_STANDING_NAMES,
  RETENTION_RULE_MESSAGES,
} from '@ayana/contracts/operations';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { REPORT_MESSAGES as messages } from './report-messages.js';
import type { ReportFacts } from './report.queries.js';

const NARROW = 84;
/** Of a day in words. */
const DAY = 108;
const dayOrNone = (day: string | null): string => (day === null ? '–' : dayText(day));

/** The compliance report as a tagged PDF; each state is a word. */
export function writeReport(facts: ReportFacts, { today, made }: { today: string; made: Date }): Buffer {
  const sheet = new Sheet({ title: messages.title, subject: messages.subject, made });
  sheet.heading(messages.title, { lead: messages.lead(dayText(today)) });
  sheet.section(messages.overview);
  sheet.table(
    [
      { title: messages.framework },
      ...COMPLIANCE_STANDINGS.map((each) => ({
        title: COMPLIANCE_STANDING_NAMES[each],
        width: 70,
        align: 'right' as const,
      })),
    ],
    facts.summary.frameworks.map((each) => ({
      cells: [
        COMPLIANCE_FRAMEWORK_NAMES[each.framework],
        ...COMPLIANCE_STANDINGS.map((standing) => String(each[standing])),
      ],
    })),
  );
  for (const { framework, requirements } of facts.frameworks) {
    if (requirements.length === 0) continue;
    sheet.section(COMPLIANCE_FRAMEWORK_NAMES[framework]);
    sheet.table(
      [
        { title: messages.requirement },
        { title: messages.standing, width: NARROW },
        { title: messages.until, width: DAY },
        { title: messages.owner, width: NARROW },
      ],
      requirements.map(({ code, title, standing, reason, expires_on, owner }) => ({
        cells: [`${code}: ${title}`, COMPLIANCE_STANDING_NAMES[standing], dayOrNone(expires_on), owner?.name ?? '–'],
        note: reason,
      })),
    );
  }
  writeEvidence(sheet, facts);
  writeCredentials(sheet, facts);
  sheet.section(messages.requests);
  sheet.say(messages.requests_line(facts.summary.data_requests_open, facts.summary.data_requests_overdue));
  sheet.say(messages.answered_line(facts.answered.answered, facts.answered.in_time));
  sheet.section(messages.retention);
  sheet.table(
    [
      { title: messages.rule },
      { title: messages.days, width: NARROW, align: 'right' },
      { title: messages.switched, width: 110 },
    ],
    facts.rules.map(({ key, keep_days, is_active }) => ({
      cells: [RETENTION_RULE_MESSAGES[key].name, String(keep_days), is_active ? messages.yes : messages.no],
      note: `${RETENTION_RULE_MESSAGES[key].what} ${RETENTION_RULE_MESSAGES[key].basis}.`,
    })),
  );
  sheet.section(messages.trail);
  sheet.say(facts.head === null ? messages.no_chain : messages.chain(facts.head.number));
  if (facts.head !== null) sheet.say(`${facts.head.number}:${facts.head.hash}`, { quiet: true });
  return sheet.finished();
}

export const COMPLIANCE_PAPER = threadTask(import.meta.url, writeReport);

function writeEvidence(sheet: Sheet, { evidence }: ReportFacts): void {
  sheet.section(messages.evidence);
  if (evidence.length === 0) {
    sheet.say(messages.no_evidence);
    return;
  }
  sheet.table(
    [
      { title: messages.piece },
      { title: messages.standing, width: NARROW },
      { title: messages.last_day, width: DAY },
      { title: messages.owner, width: NARROW },
    ],
    evidence.map(({ title, control_title, standing, expires_on, owner }) => ({
      cells: [title, EVIDENCE_STANDING_NAMES[standing], dayOrNone(expires_on), owner?.name ?? '–'],
      note: control_title,
    })),
  );
}

function writeCredentials(sheet: Sheet, { credentials }: ReportFacts): void {
  sheet.section(messages.credentials);
  if (credentials.length === 0) {
    sheet.say(messages.no_credentials);
    return;
  }
  sheet.table(
    [{ title: messages.owner }, { title: messages.paper, width: 180 }, { title: messages.last_day, width: DAY }],
    credentials.map(({ holder, kind, number, valid_until }) => ({
      cells: [holder, `${CREDENTIAL_KIND_NAMES[kind]} ${isolated(number)}`, dayText(valid_until)],
    })),
  );
}
