import { mayChangeSaved } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { type List, useChange, usePart } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages, type SavedWords } from './messages';
import { deleteView, readViews, type SavedView, setDefault } from './saved-views.api';
import { Marks, Views } from './saved-views.styles';
import { useDefaultView } from './use-default-view';

const ViewDialog = lazy(() => import('./view-dialog'));

export interface StaffViewsProps {
  /** The list, as its views are stored under. */
  name: string;
  list: Pick<List<unknown>, 'key' | 'show'>;
  /** Where filters are kept that are no list’s, such as an audience: what they are called. Nothing opens with one by itself. */
  words?: SavedWords;
}

/** The views in the menu, and what is done with each. */
export default function StaffViews({ name, list, words: own }: StaffViewsProps) {
  const words = { ...messages, ...own };
  const opensFirst = own === undefined;
  const me = useSession(({ user }) => user?.id);
  const role = useSession((session) => session.role);
  const { value: views, failure, reread } = usePart({ key: name, read: () => readViews(name) });
  const { run, failure: refusal } = useChange(reread);
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null);
  useDefaultView(list, opensFirst ? views : null);
  return (
    <>
      {failure === null && refusal === null ? null : <p role="alert">{refusal ?? words.failed}</p>}
      <Views>
        {views?.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              aria-current={view.query === list.key}
              onClick={() => list.show(view.query)}
              dir="auto"
            >
              {view.name}
              <small>{marksOf(view, me, words.shared)}</small>
            </button>
            <Marks>
              {opensFirst ? (
                <IconButton
                  label={view.is_default ? words.unsetDefault(view.name) : words.makeDefault(view.name)}
                  aria-pressed={view.is_default}
                  icon={<Star size={16} aria-hidden="true" fill={view.is_default ? 'currentColor' : 'none'} />}
                  onClick={() => run(view.id, () => setDefault(view.id, !view.is_default))}
                />
              ) : null}
              {mayChangeSaved({ id: me, role }, { owner_id: view.owner.id, is_shared: view.is_shared }) ? (
                <>
                  <IconButton
                    label={words.edit(view.name)}
                    icon={<Pencil size={16} aria-hidden="true" />}
                    onClick={() => setEditing(view)}
                  />
                  <IconButton
                    label={words.delete(view.name)}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    onClick={() => run(view.id, () => deleteView(view.id))}
                  />
                </>
              ) : null}
            </Marks>
          </li>
        ))}
        {views?.length === 0 ? <li>{words.none}</li> : null}
      </Views>
      {list.key === '' ? null : (
        <Button variant="quiet" size="small" onClick={() => setEditing('new')}>
          {words.save}
        </Button>
      )}
      <Suspense>
        {editing === null ? null : (
          <ViewDialog
            list={name}
            view={editing === 'new' ? null : editing}
            query={list.key}
            words={own}
            onDone={reread}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whose a view is, who sees it, and whether the list opens with it. */
function marksOf({ owner, is_shared, is_default }: SavedView, me: string | undefined, shared: string): string {
  const whose = owner.id === me ? (is_shared ? shared : null) : messages.from(owner.name);
  return [whose, is_default ? messages.first : null].filter(Boolean).join(' · ');
}
