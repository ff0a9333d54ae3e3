/** Processor time in milliseconds, by the part that uses it. */
export interface Cost {
  readonly nginx: number;
  readonly render: number;
  readonly api: number;
  readonly worker: number;
  /** PostgreSQL, PgBouncer and Redis. */
  readonly database: number;
}
export type Part = keyof Cost;

/** What `npm run bench -- scale` measures, and everything below is computed from. */
export interface Units {
  /** A public page that no cache has, with the API's answers it is made from. */
  readonly page: Cost;
  /** A list of the API that no cache has, with its filters counted. */
  readonly read: Cost;
  /** A form, with its inbox entry, events and two mails. */
  readonly form: Cost;
  /** A tab that connects. */
  readonly connect: Cost;
  /** An event that one socket hears. */
  readonly event: Cost;
  /** Of an open socket, KB in the API. */
  readonly socket_kb: number;
  /** Resident memory of a process after load, in MB. */
  readonly process_mb: Readonly<Record<'render' | 'api' | 'worker', number>>;
  /** Bytes over the line, compressed. */
  readonly page_bytes: number;
  readonly read_bytes: number;
  /** Bytes a form adds to the database, with its indexes, mails and jobs; and to the write-ahead log. */
  readonly form_bytes: number;
  readonly form_log_bytes: number;
}

/** What is assumed about visitors, machines and prices. Change them here; the page docs/capacity.md names each. */
export interface Assumptions {
  readonly pages_per_visit: number;
  /** Scripts, styles and pictures of a first visit, in bytes: all of them from the CDN. */
  readonly files_per_visit: number;
  /** Of pages, answered by the CDN. */
  readonly cdn_share: number;
  /** Calls of the API a page view makes beside what the page brings. */
  readonly reads_per_page: number;
  /** Of these calls, answered by the CDN: the lists everybody opens first, and free times within their minute. */
  readonly read_cdn_share: number;
  readonly forms_per_visit: number;
  /** Of visits, signed in: each has a socket open for so many minutes, and hears so many events. */
  readonly signed_in_share: number;
  readonly signed_in_minutes: number;
  readonly events_per_signed_in: number;
  /** The busiest minute against the average of the month. */
  readonly peak: number;
  /** Of a core, used at most at the peak: what is over is for a process that is away, and for the tail. */
  readonly busy_share: number;
  readonly months_kept: number;
  /** USD. */
  readonly core_month: number;
  readonly gb_memory_month: number;
  readonly gb_storage_month: number;
  readonly gb_cdn: number;
}

export const ASSUMPTIONS: Assumptions = {
  pages_per_visit: 4,
  files_per_visit: 600_000,
  cdn_share: 0.9,
  reads_per_page: 1.5,
  read_cdn_share: 0.5,
  forms_per_visit: 0.01,
  signed_in_share: 0.05,
  signed_in_minutes: 12,
  events_per_signed_in: 5,
  peak: 6,
  busy_share: 0.5,
  months_kept: 24,
  core_month: 25,
  gb_memory_month: 3.5,
  gb_storage_month: 0.12,
  gb_cdn: 0.04,
};

/** Fewest of each part, so that one may be away. */
const FEWEST: Readonly<Record<Part, number>> = { nginx: 2, render: 2, api: 2, worker: 2, database: 2 };
/** Connections to PostgreSQL that PgBouncer keeps open for each of its cores, and those each process has for LISTEN and locks. */
const CONNECTIONS_PER_CORE = 4;
const DIRECT_PER_PROCESS = 3;
/** GB of memory for each core of the database, for its cache. */
const DATABASE_GB_PER_CORE = 4;
const NGINX_GB = 0.25;
const SECONDS_A_MONTH = 30 * 86_400;
const GB = 1e9;

export interface Need {
  readonly visits: number;
  /** At the peak, a second. */
  readonly pages: number;
  readonly origin_pages: number;
  readonly reads: number;
  readonly origin_reads: number;
  readonly forms: number;
  readonly sockets: number;
  readonly events: number;
  /** Cores in use at the peak, by part. */
  readonly used: Cost;
  /** Processes; for the database, cores of each of its servers. */
  readonly processes: Readonly<Record<Part, number>>;
  readonly cores: number;
  readonly memory_gb: number;
  readonly database_gb: number;
  readonly log_mb_a_second: number;
  readonly connections: number;
  readonly origin_mbit: number;
  readonly cdn_gb: number;
  readonly usd: number;
}

const PARTS = ['nginx', 'render', 'api', 'worker', 'database'] as const;

/** What so many visits a month need. A process of Node uses one core; the primary has a replica of the same size. */
export function needOf(visits: number, units: Units, given: Assumptions = ASSUMPTIONS): Need {
  const rate = (visits / SECONDS_A_MONTH) * given.peak;
  const pages = rate * given.pages_per_visit;
  const origin_pages = pages * (1 - given.cdn_share);
  const reads = pages * given.reads_per_page;
  const origin_reads = reads * (1 - given.read_cdn_share);
  const forms = rate * given.forms_per_visit;
  const connects = rate * given.signed_in_share;
  const sockets = connects * given.signed_in_minutes * 60;
  const events = connects * given.events_per_signed_in;
  const used = costOf([
    [origin_pages, units.page],
    [origin_reads, units.read],
    [forms, units.form],
    [connects, units.connect],
    [events, units.event],
  ]);
  const processes = Object.fromEntries(
    PARTS.map((part) => [part, Math.max(FEWEST[part], Math.ceil(used[part] / given.busy_share))]),
  ) as Record<Part, number>;
  const nodes = processes.render + processes.api + processes.worker;
  // Both servers of the database.
  const cores = nodes + processes.nginx + 2 * processes.database;
  const memory_gb =
    (processes.render * units.process_mb.render +
      processes.api * units.process_mb.api +
      processes.worker * units.process_mb.worker) /
      1000 +
    (sockets * units.socket_kb) / 1e6 +
    processes.nginx * NGINX_GB +
    2 * processes.database * DATABASE_GB_PER_CORE;
  const forms_kept = visits * given.forms_per_visit * given.months_kept;
  const database_gb = (forms_kept * units.form_bytes) / GB;
  const view_bytes = units.page_bytes + given.reads_per_page * units.read_bytes;
  const cdn_gb = (visits * (given.files_per_visit + given.pages_per_visit * view_bytes)) / GB;
  const origin_mbit = ((origin_pages * units.page_bytes + origin_reads * units.read_bytes) * 8) / 1e6;
  return {
    visits,
    pages,
    origin_pages,
    reads,
    origin_reads,
    forms,
    sockets,
    events,
    used,
    processes,
    cores,
    memory_gb,
    database_gb,
    log_mb_a_second: (forms * units.form_log_bytes) / 1e6,
    connections: processes.database * CONNECTIONS_PER_CORE + (processes.api + processes.worker) * DIRECT_PER_PROCESS,
    origin_mbit,
    cdn_gb,
    usd:
      cores * given.core_month +
      memory_gb * given.gb_memory_month +
      2 * database_gb * given.gb_storage_month +
      cdn_gb * given.gb_cdn,
  };
}

/** Cores in use: events a second times milliseconds each. */
function costOf(work: readonly (readonly [perSecond: number, cost: Cost])[]): Cost {
  return Object.fromEntries(
    PARTS.map((part) => [part, work.reduce((sum, [perSecond, cost]) => sum + (perSecond * cost[part]) / 1000, 0)]),
  ) as unknown as Cost;
}

/** Where one of something ends: visits a month at which the peak fills it, the rest growing with the number of processes. */
export interface Limit {
  readonly what: string;
  readonly visits: number;
}

/** A large server for the primary; a core of Redis, which has one thread; what one API may have of sockets. */
const PRIMARY_CORES = 32;
const REDIS_MESSAGES_A_SECOND = 50_000;
const SOCKETS_OF_API = 10_000;

/** In the order in which growth meets them. */
export function limitsOf(units: Units, given: Assumptions = ASSUMPTIONS): readonly Limit[] {
  const one = needOf(1, units, given);
  const limits = [
    { what: `one primary of ${PRIMARY_CORES} cores`, visits: (PRIMARY_CORES * given.busy_share) / one.used.database },
    { what: 'a second API process for requests', visits: given.busy_share / one.used.api },
    { what: 'a second worker process', visits: given.busy_share / one.used.worker },
    { what: 'a second render server for pages', visits: given.busy_share / one.used.render },
    { what: 'one Redis for events', visits: (REDIS_MESSAGES_A_SECOND * given.busy_share) / (one.events + one.forms) },
    { what: 'a second API process for sockets', visits: SOCKETS_OF_API / one.sockets },
  ];
  return limits.toSorted((a, b) => a.visits - b.visits);
}
