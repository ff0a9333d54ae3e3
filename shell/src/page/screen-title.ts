import { useEffect } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The title of a screen that stands in a page's place, such as Access Denied; undefined while the page itself is there. */
export const useScreenTitle: UseBoundStore<StoreApi<{ title: string | undefined }>> = create(() => ({
  title: undefined,
}));

/** Names the document after this screen as long as it stands where the page would. */
export function useTitled(title: string): void {
  useEffect(() => {
    useScreenTitle.setState({ title });
    return () => useScreenTitle.setState({ title: undefined });
  }, [title]);
}
