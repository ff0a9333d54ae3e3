import { ApiProblem } from '@ayana/portal-kit';
import { useUploads, type Uploads } from './use-uploads';

export interface FileCommands {
  /** Adds an upload that has arrived. Called again with the same id after a lost answer. */
  add: (upload_id: string) => Promise<unknown>;
  /** A link that downloads a file for a minute. */
  link: (id: string) => Promise<{ url: string }>;
  /** Absent where the reader may not. */
  remove?: (id: string) => Promise<unknown>;
  /** Reads the files again. */
  onChanged: () => void;
}

/** Each command gives why it was refused, or null: what shared-ui's `DocumentList` takes. */
export interface Files extends Uploads {
  onDownload: (file: { id: string }) => Promise<string | null>;
  onRemove: (file: { id: string }) => Promise<string | null>;
}

/** The files of something: those on their way to it, and what can be done with those that are there. */
export function useFiles({ add, link, remove, onChanged }: FileCommands): Files {
  const uploads = useUploads(async ({ id }) => {
    await add(id);
    onChanged();
  });
  return {
    ...uploads,
    onDownload: ({ id }) => refusalOf(link(id).then(({ url }) => download(url))),
    onRemove: ({ id }) => refusalOf((remove?.(id) ?? Promise.resolve()).finally(onChanged)),
  };
}

async function refusalOf(command: Promise<unknown>): Promise<string | null> {
  try {
    await command;
    return null;
  } catch (error) {
    if (error instanceof ApiProblem) return error.message;
    throw error;
  }
}

/** Clicks a temporary link: the page stays, also where something typed is not saved yet. */
export function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
