import { Button, Notice } from '@ayana/shared-ui';
import { Paperclip } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { FORM_FILE_TEXTS as TEXTS } from './messages';
import type { FormFiles } from './use-form-files';

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  outline: none;

  & > * {
    inline-size: 100%;
  }
  & > button {
    inline-size: auto;
  }
  & > small {
    color: var(--stone);
    font-size: var(--size-14);
  }

  /* Files need a script; without one they follow by mail. */
  @media (scripting: none) {
    display: none;
  }
`;

type LoadedUploader = ComponentType<ComponentProps<typeof import('./form-uploader').FormUploader>>;

const load = (): Promise<LoadedUploader> =>
  import(/* webpackChunkName: "form-files" */ './form-uploader').then(({ FormUploader }) => FormUploader);

/** Reports and pictures that go with a form. The uploader is loaded when it is opened, or when this tab has files of the form. */
export function FormFilesField({ files, id, error }: { files: FormFiles; id: string; error: string | undefined }) {
  const [loaded, setLoaded] = useState<{ uploader: LoadedUploader } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const { secret } = files;
  const open = (): void => {
    setState('loading');
    files.open();
    const show = (uploader: LoadedUploader): void => {
      setLoaded({ uploader });
      setState('closed');
    };
    load().then(show, () => setState('failed'));
  };
  const hasFiles = files.files.length > 0;
  useEffect(() => {
    if (!hasFiles) return undefined;
    let isCurrent = true;
    const show = (uploader: LoadedUploader): void => {
      if (isCurrent) setLoaded({ uploader });
    };
    // Where it does not load, the button tries again.
    load().then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [hasFiles]);
  return (
    <Part id={id} tabIndex={-1}>
      {loaded === null || secret === null ? (
        <>
          <Button variant="outline" size="small" busy={state === 'loading'} busyLabel={TEXTS.open} onClick={open}>
            <Paperclip size={18} aria-hidden />
            {TEXTS.open}
          </Button>
          <small>{state === 'failed' ? TEXTS.failed : TEXTS.hint}</small>
        </>
      ) : (
        <loaded.uploader files={files} secret={secret} />
      )}
      {error === undefined ? null : <Notice tone="failed">{error}</Notice>}
    </Part>
  );
}
