import type { Role } from '@ayana/contracts/identity';
import { type PortalRoute, usePageActs } from '@ayana/portal-kit';
import { historySettled } from '@ayana/shared-ui/dialog';
import { SearchDialog, type SearchGroup, type SearchItem } from '@ayana/shared-ui/search-dialog';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../../document/site';
import { useKept } from '../../navigation/use-kept';
import { GUARDED_SHELL_ROUTES } from '../../../routes/guarded-routes';
import { findActs } from './find-acts';
import { findPages } from './find-pages';
import { SEARCH_MESSAGES as TEXTS, SEARCH_STATES } from './messages';
import { addRecent, readRecent } from './recent';
import { resultAddress, type ResultGroup } from './result-address';
import { useResults } from './use-results';

/** The search of everything the user may open: pages of the portals, and what the API finds. */
export function PortalSearch({ role, user, onClose }: { role: Role; user: string; onClose: () => void }) {
  const { portals } = useSite();
  const routes = useMemo(() => [...portals.flatMap((portal) => portal.routes), ...GUARDED_SHELL_ROUTES], [portals]);
  const [query, setQuery] = useState('');
  const [recent] = useState(() => readRecent(user));
  const navigate = useNavigate();
  const kept = useKept();
  const { groups, state, retry } = useResults(query);
  const shown = usePageActs();
  const acts = useMemo(() => findActs(routes, [...shown.values()], role, query), [routes, shown, role, query]);
  const open = async (item: SearchItem): Promise<void> => {
    const run = acts.find((act) => act.item === item)?.run;
    if (run === undefined) addRecent(user, item);
    onClose();
    await historySettled();
    if (run === undefined) await navigate(kept(item.href));
    else run();
  };
  return (
    <SearchDialog
      label={TEXTS.label}
      placeholder={TEXTS.placeholder}
      start={TEXTS.start}
      help={TEXTS.help}
      query={query}
      onQuery={setQuery}
      groups={
        query.trim() === ''
          ? group('recent', recent)
          : [
              ...group(
                'acts',
                acts.map(({ item }) => item),
              ),
              ...group('pages', pageItems(findPages(routes, role, query))),
              ...resultGroups(routes, role, groups),
            ]
      }
      state={state}
      onRetry={retry}
      onChoose={(item) => void open(item)}
      onClose={onClose}
    />
  );
}

function group(id: keyof typeof TEXTS.groups, items: readonly SearchItem[]): SearchGroup[] {
  return items.length === 0 ? [] : [{ id, title: TEXTS.groups[id], items }];
}

const pageItems = (pages: readonly PortalRoute[]): SearchItem[] =>
  pages.map(({ id, path, title, rail }) => ({
    id,
    href: path,
    title: rail?.label ?? title,
    ...(rail?.group === undefined ? {} : { subtitle: rail.group }),
  }));

function resultGroups(routes: readonly PortalRoute[], role: Role, found: readonly ResultGroup[]): SearchGroup[] {
  return found.flatMap(({ kind, items }) =>
    group(
      kind,
      items.flatMap((item) => {
        const href = resultAddress(routes, role, kind, item);
        if (href === undefined) return [];
        const { id, title, subtitle, state } = item;
        return [{ id, title, subtitle, href, ...(state === null ? {} : { mark: stateName(state) }) }];
      }),
    ),
  );
}

/** A state this shell does not know yet is shown as it is. */
const stateName = (state: string): string =>
  Object.hasOwn(SEARCH_STATES, state) ? SEARCH_STATES[state as keyof typeof SEARCH_STATES] : state;
