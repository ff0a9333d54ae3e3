import { CREDENTIAL_KIND_NAMES } from '@ayana/contracts/organisations';
import {
  COMPLIANCE_FRAMEWORK_NAMES,
  COMPLIANCE_STANDING_NAMES,
  COMPLIANCE_STANDINGS,
  EVIDENCE_STANDING_NAMES,
  RETENTION_RULE_TEXTS,
} from '@ayana/contracts/operations';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { REPORT_MESSAGES as M } from './report-messages.js';
import type { ReportFacts } from './report.queries.js';

const NARROW = 84;
/** Of a day in words. */
const DAY = 108;
const dayOrNone = (day: string | null): string => (day === null ? '–' : dayText(day));

/** The compliance report as a tagged PDF; each state is a word. */
export function writeReport(facts: ReportFacts, { today, made }: { today: string; made: Date }): Buffer {
  const sheet = new Sheet({ title: M.title, subject: M.subject, made });
  sheet.heading(M.title, { lead: M.lead(dayText(today)) });
  sheet.section(M.overview);
  sheet.table(
    [
      { title: M.framework },
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
        { title: M.requirement },
        { title: M.standing, width: NARROW },
        { title: M.until, width: DAY },
        { title: M.owner, width: NARROW },
      ],
      requirements.map(({ code, title, standing, reason, expires_on, owner }) => ({
        cells: [`${code}: ${title}`, COMPLIANCE_STANDING_NAMES[standing], dayOrNone(expires_on), owner?.name ?? '–'],
        note: reason,
      })),
    );
  }
  writeEvidence(sheet, facts);
  writeCredentials(sheet, facts);
  sheet.section(M.requests);
  sheet.say(M.requests_line(facts.summary.data_requests_open, facts.summary.data_requests_overdue));
  sheet.say(M.answered_line(facts.answered.answered, facts.answered.in_time));
  sheet.section(M.retention);
  sheet.table(
    [{ title: M.rule }, { title: M.days, width: NARROW, align: 'right' }, { title: M.switched, width: 110 }],
    facts.rules.map(({ key, keep_days, is_active }) => ({
      cells: [RETENTION_RULE_TEXTS[key].name, String(keep_days), is_active ? M.yes : M.no],
      note: `${RETENTION_RULE_TEXTS[key].what} ${RETENTION_RULE_TEXTS[key].basis}.`,
    })),
  );
  sheet.section(M.trail);
  sheet.say(facts.head === null ? M.no_chain : M.chain(facts.head.number));
  if (facts.head !== null) sheet.say(`${facts.head.number}:${facts.head.hash}`, { quiet: true });
  return sheet.finished();
}

export const COMPLIANCE_PAPER = threadTask(import.meta.url, writeReport);

function writeEvidence(sheet: Sheet, { evidence }: ReportFacts): void {
  sheet.section(M.evidence);
  if (evidence.length === 0) {
    sheet.say(M.no_evidence);
    return;
  }
  sheet.table(
    [
      { title: M.piece },
      { title: M.standing, width: NARROW },
      { title: M.last_day, width: DAY },
      { title: M.owner, width: NARROW },
    ],
    evidence.map(({ title, control_title, standing, expires_on, owner }) => ({
      cells: [title, EVIDENCE_STANDING_NAMES[standing], dayOrNone(expires_on), owner?.name ?? '–'],
      note: control_title,
    })),
  );
}

function writeCredentials(sheet: Sheet, { credentials }: ReportFacts): void {
  sheet.section(M.credentials);
  if (credentials.length === 0) {
    sheet.say(M.no_credentials);
    return;
  }
  sheet.table(
    [{ title: M.owner }, { title: M.paper, width: 180 }, { title: M.last_day, width: DAY }],
    credentials.map(({ holder, kind, number, valid_until }) => ({
      cells: [holder, `${CREDENTIAL_KIND_NAMES[kind]} ${isolated(number)}`, dayText(valid_until)],
    })),
  );
}
