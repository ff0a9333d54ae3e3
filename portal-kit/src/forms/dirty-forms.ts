import { useEffect, useId } from 'react';

/**
 * Which forms on the page hold unsent answers. The release watcher asks before it turns a navigation into a document load:
 * a new release never arrives in the middle of a form.
 */
const dirty = new Set<string>();

/** True while any mounted form holds answers that were not sent. */
export function hasDirtyForms(): boolean {
  return dirty.size > 0;
}

/** Marks this component's form as holding unsent answers, until it says otherwise or unmounts. */
export function useDirtyForm(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.add(id);
    return () => {
      dirty.delete(id);
    };
  }, [id, isDirty]);
}
