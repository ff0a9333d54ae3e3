/** The five details of a `csp_violation` (spec section 7). */
export interface CspViolation {
  violated_directive: string | null;
  blocked_uri: string | null;
  document_uri: string | null;
  source_file: string | null;
  line_number: number | null;
}

export type CspReport = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 500;
const MAX_REPORTS = 10;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reports of a body in either format: `report-uri` (one `csp-report`) or `report-to` (a list of bodies). */
export function reportsOf(body: unknown): CspReport[] {
  if (Array.isArray(body)) {
    return body
      .flatMap((each) =>
        isObject(each) && each['type'] === 'csp-violation' && isObject(each['body']) ? [each['body']] : [],
      )
      .slice(0, MAX_REPORTS);
  }
  const report = isObject(body) ? body['csp-report'] : undefined;
  return isObject(report) ? [report] : [];
}

/** Addresses without query and fragment, which may contain private data. */
function address(value: unknown): string | null {
  return typeof value === 'string' ? (value.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_LENGTH) : null;
}

/** @param report in either browser format, or with the details by their own names */
export function violationOf(report: CspReport): CspViolation {
  const pick = (...names: string[]): unknown => names.map((name) => report[name]).find((value) => value !== undefined);
  const directive = pick('effective-directive', 'effectiveDirective', 'violated-directive', 'violated_directive');
  const line = pick('line-number', 'lineNumber', 'line_number');
  return {
    violated_directive: typeof directive === 'string' ? directive.slice(0, MAX_LENGTH) : null,
    blocked_uri: address(pick('blocked-uri', 'blockedURL', 'blocked_uri')),
    document_uri: address(pick('document-uri', 'documentURL', 'document_uri')),
    source_file: address(pick('source-file', 'sourceFile', 'source_file')),
    line_number: Number.isSafeInteger(line) ? Number(line) : null,
  };
}
