import { useSession } from '@ayana/portal-kit';
import { useAction } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Dropdown } from '@ayana/shared-ui/dropdown';
import { Bookmark, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SavedView } from '../types';
import { messages } from './list-messages';
import { REQUESTS_PATH } from '../../../paths';
import { type ListCommand } from './requests.api';
import { Views } from './saved-views.styles';

const SaveViewDialog = lazy(() => import('./save-view-dialog'));
const { views: words } = messages;

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** The query that is shown now. */
  current: string;
  onShow: (query: string) => void;
}

/** The user's views and those that are shared: filters and order under a name. */
export function SavedViews({ views, current, onShow }: SavedViewsProps) {
  const me = useSession(({ user }) => user?.id);
  const [saving, setSaving] = useState(false);
  const { send } = useAction<ListCommand>({ action: REQUESTS_PATH });
  return (
    <>
      <Dropdown label={words.title} icon={<Bookmark size={16} aria-hidden="true" />} end>
        <Views>
          {views.map(({ id, name, query, owner }) => (
            <li key={id}>
              <button type="button" aria-current={query === current} onClick={() => onShow(query)} dir="auto">
                {name}
                {owner.id === me ? null : <small>{words.shared(owner.name)}</small>}
              </button>
              {owner.id === me ? (
                <IconButton
                  label={words.delete(name)}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => send({ intent: 'delete-view', id })}
                />
              ) : null}
            </li>
          ))}
          {views.length === 0 ? <li>{words.none}</li> : null}
        </Views>
        {current === '' ? null : (
          <Button variant="quiet" size="small" onClick={() => setSaving(true)}>
            {words.save}
          </Button>
        )}
      </Dropdown>
      <Suspense>{saving ? <SaveViewDialog query={current} onClose={() => setSaving(false)} /> : null}</Suspense>
    </>
  );
}
