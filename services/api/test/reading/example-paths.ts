import type { TestDatabase } from '../support/database.js';

/** The tables whose rows the path of a route names, by what comes before its first parameter. */
const TABLES: Readonly<Record<string, string>> = {
  '/assignments': 'assignments',
  '/bills': 'bills',
  '/blog-posts': 'blog_posts',
  '/broadcasts': 'broadcasts',
  '/case-payments': 'case_payments',
  '/cases': 'patient_journeys',
  '/cases/intake': 'cases',
  '/catalogue/articles': 'blog_posts',
  '/catalogue/cities': 'cities',
  '/catalogue/doctors': 'doctors',
  '/catalogue/hospitals': 'partner_hospitals',
  '/catalogue/questions': 'faq_entries',
  '/catalogue/vacancies': 'vacancies',
  '/cities': 'cities',
  '/compliance-controls': 'compliance_controls',
  '/compliance-evidence': 'compliance_evidence',
  '/compliance-requirements': 'compliance_requirements',
  '/consultation-notes': 'consultation_notes',
  '/consultation-room': 'appointments',
  '/credentials': 'credentials',
  '/data-requests': 'data_requests',
  '/doctor-accounts': 'doctors',
  '/doctors': 'doctors',
  '/documents': 'documents',
  '/escalation-chains': 'escalation_chains',
  '/escalation-runs': 'escalation_runs',
  '/guest-case/papers': 'documents',
  '/hospital-doctor-hours': 'doctors',
  '/incidents': 'incidents',
  '/inbox': 'inbox_items',
  '/incoming-messages': 'incoming_messages',
  '/knowledge-articles': 'knowledge_articles',
  '/laboratory-orders': 'laboratory_orders',
  '/letters': 'visa_letters',
  '/mail-tests': 'outgoing_mails',
  '/medical-opinions': 'medical_opinions',
  '/on-call-rotas': 'on_call_rotas',
  '/organisations': 'partners',
  '/own-data-requests': 'data_requests',
  '/partner-hospitals': 'partner_hospitals',
  '/patient-journeys': 'patient_journeys',
  '/prescriptions': 'prescriptions',
  '/prescriptions/signed': 'prescription_signatures',
  '/problem-records': 'problem_records',
  '/public-profiles/doctors': 'doctors',
  '/public-profiles/hospitals': 'partner_hospitals',
  '/quotes': 'quotes',
  '/recurring-requests': 'recurring_requests',
  '/resource-needs': 'resource_needs',
  '/resources': 'resources',
  '/service-catalog-items': 'service_catalog_items',
  '/service-requests': 'service_requests',
  '/persons': 'inbox_items',
  '/signals': 'signals',
  '/stay-consents': 'stay_consents',
  '/stays': 'admissions',
  '/threads': 'threads',
  '/treatment-guides': 'treatment_categories',
  '/treatment-requests': 'treatment_requests',
  '/treatments': 'treatments',
  '/users': 'users',
  '/verification-tests': 'verification_tests',
  '/work-teams': 'assignments',
};

/** Values of required parameters that are no rows. */
const VALUES: Readonly<Record<string, string>> = {
  provider: 'demo',
  q: 'knee',
  path: '/about',
  template: 'contact_acknowledgement',
  language: 'en',
  list: 'service-requests',
  kind: 'opinion',
  view: 'funnel',
  record_kind: 'journey',
};

const DAY_MS = 86_400_000;
/** Rows of a table that are tried: of a demo with forty patients, one is the caller's. */
const TRIED = 8;

export interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: { format?: string };
}

/** Addresses of a route with real rows in its path and its required parameters; several, since a caller may not see each. */
export class ExamplePaths {
  private readonly known = new Map<string, Promise<string[]>>();

  constructor(
    private readonly database: TestDatabase,
    private readonly now: Date,
    /** Addresses with a secret, by their path without it. */
    private readonly secrets: Readonly<Record<string, string[]>>,
  ) {}

  async of(path: string, parameters: readonly Parameter[]): Promise<string[]> {
    const given = this.secrets[path];
    if (given !== undefined) return given;
    const [before = '', parameter] = path.split('/:');
    const names = parameter === undefined ? [''] : await this.valuesOf(before, parameter.split('/')[0] ?? '');
    const wanted = parameters.filter((each) => each.in === 'query' && each.required === true);
    const rows = wanted.find(({ schema }) => schema.format === 'uuid')?.name;
    const ids = rows === undefined ? [''] : await this.column(tableOfParameter(rows), 'id');
    return names.flatMap((name) =>
      ids.map((id) => {
        const query = wanted.map((each): [string, string] => [each.name, each.name === rows ? id : this.valueOf(each)]);
        const found = path.replace(/:\w+/, name);
        return query.length === 0 ? found : `${found}?${new URLSearchParams(query).toString()}`;
      }),
    );
  }

  private valuesOf(before: string, parameter: string): Promise<string[]> {
    const value = VALUES[parameter];
    if (value !== undefined) return Promise.resolve([value]);
    const table = TABLES[before];
    if (table === undefined) throw new Error(`Name the table of ${before} in test/reading/example-paths.ts.`);
    if (parameter === 'slug') return this.column(before === '/treatment-guides' ? 'treatments' : table, 'slug');
    return this.column(table, parameter === 'code' ? 'code' : 'id');
  }

  private valueOf({ name, schema }: Parameter): string {
    const value = VALUES[name];
    if (value !== undefined) return value;
    const days = name === 'to' ? 1 : name === 'from' ? -1 : 0;
    const at = new Date(this.now.getTime() + days * DAY_MS).toISOString();
    return schema.format === 'date' || name === 'day' ? at.slice(0, 10) : at;
  }

  /** The oldest first: the demo's stories begin with them. */
  private column(table: string, column: string): Promise<string[]> {
    const key = `${table}.${column}`;
    const values = this.known.get(key) ?? this.read(table, column);
    this.known.set(key, values);
    return values;
  }

  private async read(table: string, column: string): Promise<string[]> {
    const rows = await this.database.rows<{ value: string }>(
      `select ${column}::text as value from ${table} where ${column} is not null order by id limit ${TRIED}`,
    );
    return rows.map(({ value }) => value);
  }
}

const tableOfParameter = (name: string): string =>
  ({ assignment_id: 'assignments', quote_id: 'quotes', treatment_id_param: 'treatments' })[name] ?? 'patient_journeys';
