import { useEffect, useId } from 'react';

/**
 * The forms on the page with unsent answers. The release watcher checks them before it turns a navigation into a document load,
 * so that a new release never interrupts a form.
 */
const dirty = new Set<string>();

/** True while any mounted form has unsent answers. */
export function hasDirtyForms(): boolean {
  return dirty.size > 0;
}

/** Marks this component's form as having unsent answers, until it changes or unmounts. */
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
