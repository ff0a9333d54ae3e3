import { type Dashboard, DashboardBuilder, ThresholdsConfigBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as SeriesBuilder } from '@grafana/grafana-foundation-sdk/timeseries';

type Query = readonly [legend: string, expression: string];

const DATASOURCE = { type: 'prometheus', uid: 'prometheus' };
const query = ([legend, expression]: Query): DataqueryBuilder =>
  new DataqueryBuilder().expr(expression).legendFormat(legend).datasource(DATASOURCE);

/** Curves over time. `unit` is one of Grafana's. */
function series(title: string, unit: string, queries: readonly Query[]): SeriesBuilder {
  const panel = new SeriesBuilder().title(title).unit(unit).datasource(DATASOURCE).span(12).height(8);
  for (const one of queries) panel.withTarget(query(one));
  return panel;
}

/** One number, red above `limit`. */
function number(title: string, unit: string, limit: number, expression: string): StatBuilder {
  const thresholds = new ThresholdsConfigBuilder().steps([
    { value: null, color: 'green' },
    { value: limit, color: 'red' },
  ]);
  return new StatBuilder()
    .title(title)
    .unit(unit)
    .datasource(DATASOURCE)
    .span(6)
    .height(5)
    .thresholds(thresholds)
    .withTarget(query(['', expression]));
}

const dashboard = (uid: string, title: string): DashboardBuilder =>
  new DashboardBuilder(title)
    .uid(uid)
    .tags(['ayana'])
    .refresh('30s')
    .time({ from: 'now-6h', to: 'now' })
    .timezone('utc');

const quantile = (share: number, metric: string, by = ''): string =>
  `histogram_quantile(${share}, sum by (le${by === '' ? '' : `, ${by}`}) (rate(${metric}_bucket[5m])))`;

/** Dashboards by the name of their file. */
export function dashboards(): Readonly<Record<string, Dashboard>> {
  const objectives = dashboard('ayana-objectives', 'Objectives')
    .withPanel(number('Site: errors of 3 days', 'percentunit', 0.001, 'ayana:site_availability:errors_3d'))
    .withPanel(number('API: errors of 3 days', 'percentunit', 0.001, 'ayana:api_availability:errors_3d'))
    .withPanel(number('Emails later than a minute', 'percentunit', 0.01, 'ayana:mail_delay:errors_3d'))
    .withPanel(number('Given up within an hour', 'short', 1, 'ayana:lost:increase_1h'))
    .withPanel(
      series('Errors, of an hour', 'percentunit', [
        ['site', 'ayana:site_availability:errors_1h'],
        ['API', 'ayana:api_availability:errors_1h'],
      ]),
    )
    .withPanel(
      series('Slow answers, of an hour', 'percentunit', [
        ['site, over 1 s', 'ayana:site_latency:errors_1h'],
        ['API, over 0.5 s', 'ayana:api_latency:errors_1h'],
      ]),
    )
    .withPanel(
      series('Delay of emails', 's', [
        ['median', quantile(0.5, 'ayana_mail_delay_seconds')],
        ['99 of 100', quantile(0.99, 'ayana_mail_delay_seconds')],
      ]),
    )
    .withPanel(series('Jobs that wait', 's', [['{{queue}}', 'max by (queue) (ayana_jobs_oldest_waiting_seconds)']]));
  const processes = dashboard('ayana-processes', 'Processes')
    .withPanel(
      series('Requests', 'reqps', [
        ['site {{status}}', 'sum by (status) (rate(ayana_render_request_seconds_count[5m]))'],
        ['API {{status}}', 'sum by (status) (rate(ayana_http_request_seconds_count[5m]))'],
      ]),
    )
    .withPanel(
      series('Slowest twentieth', 's', [
        ['site', quantile(0.95, 'ayana_render_request_seconds')],
        ['API', quantile(0.95, 'ayana_http_request_seconds')],
      ]),
    )
    .withPanel(series('Delay of the event loop', 's', [['{{job}} {{instance}}', 'nodejs_eventloop_lag_p99_seconds']]))
    .withPanel(series('Processor', 'short', [['{{job}} {{instance}}', 'rate(process_cpu_seconds_total[5m])']]))
    .withPanel(series('Memory', 'bytes', [['{{job}} {{instance}}', 'process_resident_memory_bytes']]))
    .withPanel(
      series('Sockets', 'short', [
        ['open', 'sum(ayana_sockets_open)'],
        ['refused: {{limit}}', 'sum by (limit) (rate(ayana_sockets_refused_total[5m]))'],
      ]),
    )
    .withPanel(
      series('Jobs', 'ops', [
        ['{{queue}}', 'sum by (queue) (rate(ayana_jobs_done_total[5m]))'],
        ['{{queue}} failed', 'sum by (queue) (rate(ayana_jobs_failed_total[5m]))'],
      ]),
    )
    .withPanel(series('Time of jobs', 's', [['{{queue}}', quantile(0.95, 'ayana_job_seconds', 'queue')]]));
  const releases = dashboard('ayana-releases', 'Releases')
    .withPanel(
      series('Who gets which version', 'percent', [
        ['{{remote}} {{version}}', 'max by (remote, version) (ayana_release_traffic_percent)'],
      ]),
    )
    .withPanel(
      series('Generation', 'short', [
        ['API', 'max(ayana_registry_generation)'],
        ['render server {{instance}}', 'ayana_render_generation'],
      ]),
    )
    .withPanel(
      series('Failures in browsers, a page', 'percentunit', [
        [
          '{{remote}}',
          'sum by (remote) (rate(ayana_remote_failures_total[10m])) / sum by (remote) (rate(ayana_page_views_total[10m]))',
        ],
      ]),
    )
    .withPanel(
      series('Drawing a page', 's', [
        ['{{remote}} {{version}}', quantile(0.95, 'ayana_render_page_seconds', 'remote, version')],
      ]),
    );
  return {
    'objectives.json': objectives.build(),
    'processes.json': processes.build(),
    'releases.json': releases.build(),
  };
}

export const printDashboard = (one: Dashboard): string => `${JSON.stringify(one, null, 2)}\n`;
