import {
  SEVERITIES,
  SIGNAL_KIND_NAMES,
  SIGNAL_KINDS,
  SIGNAL_STATE_NAMES,
  SIGNAL_STATES,
} from '@ayana/contracts/operations';
import type { Filter } from '@ayana/shared-ui/filters';
import { messages as shared } from '../../../components/operations/messages';
import { DEFINITIONS_PATH, SIGNALS_PATH } from '../../../paths';
import { messages } from './list-messages';

const { filters: labels, tabs } = messages;

export const FILTERS: readonly Filter[] = [
  {
    kind: 'several',
    name: 'kind',
    label: labels.kind,
    options: SIGNAL_KINDS.map((value) => ({ value, label: SIGNAL_KIND_NAMES[value] })),
  },
  {
    kind: 'several',
    name: 'severity',
    label: labels.severity,
    options: SEVERITIES.map((value) => ({ value: String(value), label: shared.severities[value] })),
  },
  {
    kind: 'several',
    name: 'state',
    label: labels.state,
    options: SIGNAL_STATES.map((value) => ({ value, label: SIGNAL_STATE_NAMES[value] })),
  },
  { kind: 'given', name: 'journey_id', label: () => labels.journey },
];

interface SignalTab {
  id: string;
  label: string;
  href: string;
  count?: number | undefined;
}

/** The views of the list, and what is watched. */
export const signalTabs = (live?: number): SignalTab[] => [
  // A zero needs no number.
  { id: 'live', label: tabs.live, href: SIGNALS_PATH, count: live === 0 ? undefined : live },
  { id: 'ended', label: tabs.ended, href: `${SIGNALS_PATH}?view=ended` },
  { id: 'all', label: tabs.all, href: `${SIGNALS_PATH}?view=all` },
  { id: 'definitions', label: tabs.definitions, href: DEFINITIONS_PATH },
];
